/** Times in the words of a language, without messages of our own. */

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago: "4 min. ago", "now". */
export function ago(lang: string, then: number, now: number = Date.now()): string {
  const gone = now - then;
  const format = new Intl.RelativeTimeFormat(lang, { style: "short", numeric: "auto" });
  const found = UNITS.find(([, long]) => gone >= long);
  return found ? format.format(-Math.floor(gone / found[1]), found[0]) : format.format(0, "second");
}

/** A day: "16 Nov"; with the year if it is another one. */
export function day(lang: string, then: number, now: number = Date.now()): string {
  const other = new Date(then).getFullYear() !== new Date(now).getFullYear();
  return new Intl.DateTimeFormat(lang, { day: "numeric", month: "short", ...(other && { year: "numeric" }) }).format(
    then,
  );
}

/** A day and an hour: "16 November, 21:14". */
export function dayAndHour(lang: string, then: number): string {
  const style = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(lang, style).format(then);
}

/** Which greeting fits the hour. */
export function partOfDay(hour: number): "morning" | "day" | "evening" {
  return hour < 5 || hour >= 18 ? "evening" : hour < 12 ? "morning" : "day";
}
