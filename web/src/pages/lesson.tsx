/** A turn in pictures: cards, prices and places in small, drawn like those of the table. */
import { usePictures } from "../art/pictures";
import { Icon, TextWithIcons } from "../icons";
import type { IconName } from "../icons/drawings";
import { softHyphens } from "../words/hyphens";
import type { Words } from "../words/words";

/** A card in small: lit where it may be chosen, with a figure in signs below it; or its back, or an empty place. */
export type SmallCard = { ref: string; lit?: true; badge?: string } | { back: string } | { gap: true };
/** What is shown for a step. Texts are figures and signs, the same in every language; `:farm:` is an icon. */
export type LessonPicture =
  | { cards: readonly SmallCard[]; behind?: readonly SmallCard[] }
  | { rows: readonly { from: string; to: string; tone?: "good" | "bad" }[] }
  | { icons: readonly { icon: IconName; lit?: true; badge?: string }[] };
export type Lesson = readonly LessonPicture[]; // one for each step

type Props = { game: string; picture: LessonPicture; words: Words };

export function LessonPictureView({ game, picture, words }: Props) {
  return (
    <div className="lesson-picture" aria-hidden="true">
      {"cards" in picture && (
        <>
          {picture.behind && <SmallCards game={game} cards={picture.behind} words={words} />}
          <SmallCards game={game} cards={picture.cards} words={words} />
        </>
      )}
      {"rows" in picture &&
        picture.rows.map(({ from, to, tone }) => (
          <p key={from + to} className="lesson-row" data-tone={tone}>
            <Signs text={from} />
            <b>
              <Signs text={to} />
            </b>
          </p>
        ))}
      {"icons" in picture && (
        <div className="lesson-icons">
          {picture.icons.map(({ icon, lit, badge }) => (
            <span key={icon} data-lit={lit ? "" : undefined}>
              <Icon name={icon} />
              {badge && <small>{badge}</small>}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

function SmallCards({ game, cards, words }: { game: string; cards: readonly SmallCard[]; words: Words }) {
  const pictures = usePictures(game);
  return (
    <div className="lesson-cards">
      {cards.map((card, i) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: places without a card have no other name
        if ("gap" in card) return <span key={i} className="lesson-gap" />;
        if ("back" in card)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs have no other name
            <span key={i} className="lesson-back">
              {card.back}
            </span>
          );
        return (
          <span key={card.ref} className="lesson-card" data-lit={card.lit ? "" : undefined}>
            <b>{softHyphens(words.ref(card.ref))}</b>
            <span className={`lesson-art ${pictures.card(card.ref)}`} />
            {card.badge && (
              <small>
                <Signs text={card.badge} />
              </small>
            )}
          </span>
        );
      })}
    </div>
  );
}

/** A text with signs, and icons named between colons. */
function Signs({ text }: { text: string }) {
  return text.split(/:([a-z]+):/).map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name
    i % 2 ? <Icon key={i} name={piece as IconName} /> : <TextWithIcons key={i} text={piece} />,
  );
}
