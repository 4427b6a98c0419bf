import { commaIn } from "../../../../shared/texts/comma.ts";
import type { GameRow } from "../../../../shared/wire/sections/read-people.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { toMarkText } from "../../rating/rating.tsx";
import { Card } from "../../participant/game-cards.tsx";
import { toDayText } from "../../participant/day-text.ts";

/** A lower mark would have an invisible bar, so it is drawn as `least`; no player is rated above `most`. */
const [least, most] = [5, 10];
/** Pixels from the lowest to the tallest bar; every bar is 4 pixels taller. */
const height = 84;
const strong = 8;

/** Shows the marks of the last games as bars, the oldest first; only strong ones have a visible label, screen readers read all. */
export function RatingBars({ games }: { readonly games: readonly GameRow[] }) {
  const page = usePage();
  const texts = peopleTexts(page.lang);
  const rated = games.filter(({ rating }) => rating != null).toReversed();
  if (rated.length < 2) return null;
  return (
    <Card title={texts.ratings} note={texts.ratingsHint}>
      <ol className="bars">
        {rated.map(({ eventId, rating, opponent, startSeconds }) => {
          const value = rating ?? 0;
          const size = (height * (Math.min(most, Math.max(least, value)) - least)) / (most - least) + 4;
          const mark = toMarkText(value, page.lang);
          const isStrong = Math.round(value * 10) / 10 >= strong;
          const said = `${toDayText(startSeconds ?? 0, page)}${commaIn(page.lang)}${texts.against({ opponent: opponent ?? "" })}: ${texts.rating({ value: mark })}`;
          return (
            <li key={eventId} className={isStrong ? "strong" : undefined} title={said}>
              <span className="sr-only">{said}</span>
              <b aria-hidden="true">{mark}</b>
              <svg viewBox="0 0 10 10" height={size} preserveAspectRatio="none" aria-hidden="true">
                <rect width="10" height="10" />
              </svg>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
