/** Pictures as classes: an element with the class has the picture as its background, and costs no further nodes. */

let sheet: CSSStyleSheet | null = null;
let count = 0;

/** An svg as an address. Quotes and signs with a meaning in addresses are replaced. */
export function dataAddress(svg: string): string {
  const coded = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>]/g, coded)}`;
}

/** The style sheet of all pictures. Where there is none, as in tests, a picture is a class without a rule. */
function pictureSheet(): CSSStyleSheet | null {
  if (!sheet && "adoptedStyleSheets" in document) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  return sheet;
}

/** A new class that shows a picture. The rule sets a variable, so that style sheets can put a veil upon it. */
export function pictureClass(svg: string): string {
  count += 1;
  pictureSheet()?.insertRule(`.art-${count}{--art:url("${dataAddress(svg)}")}`);
  return `art-${count}`;
}
