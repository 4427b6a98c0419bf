import type { ChancesTeam } from "../../../../shared/wire/sections/read-chances.ts";
import { chancesTexts } from "../../../i18n/chances-texts.ts";
import { formatNumber } from "../../../../shared/texts/numbers.ts";
import { usePage } from "../../page/page-context.tsx";

const [step, bar, height] = [7, 6, 26];
/** What is possible is seen. */
const lowest = 1.5;

/** How often a team had each place at the end: a bar for each, as high as the most likely one is the whole height. */
export function PlaceStrip({ team: { team, places } }: { readonly team: ChancesTeam }) {
  const { lang } = usePage();
  const most = Math.max(...places);
  const label = chancesTexts(lang).mostLikely({
    team,
    place: formatNumber(places.indexOf(most) + 1, lang),
    share: formatNumber(100 * most, lang, 0),
  });
  const heightOf = (share: number) => Math.max(lowest, Math.round((10 * (height - 3) * share) / most) / 10);
  return (
    <svg viewBox={`0 0 ${places.length * step} ${height}`} role="img" aria-label={label}>
      <rect className="base" y={height - 0.5} width={places.length * step} height="0.5" />
      {places.map((share, place) =>
        share === 0 ? null : (
          <rect
            // A place has no other name than its number.
            key={`${place}`}
            className={share === most ? "most" : undefined}
            x={place * step + 0.5}
            y={height - 0.5 - heightOf(share)}
            width={bar}
            height={heightOf(share)}
          />
        ),
      )}
    </svg>
  );
}
