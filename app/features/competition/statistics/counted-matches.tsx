import type { SeasonStatistics } from "../../../../shared/wire/sections/read-season-statistics.ts";
import { formatNumber } from "../../../../shared/texts/numbers.ts";
import { seasonStatisticsTexts } from "../../../i18n/season-statistics-texts.ts";
import { dateWithYear, localDay } from "../../day/day-words.ts";
import { usePage } from "../../page/page-context.tsx";

type CountedMatchesProps = Pick<SeasonStatistics, "counted" | "played" | "firstSeconds" | "lastSeconds">;

/** How many matches statistics follow from, of how many, and since when. */
export function CountedMatches({ counted, played, firstSeconds, lastSeconds }: CountedMatchesProps) {
  const { lang, t, timeZone } = usePage();
  const texts = seasonStatisticsTexts(lang);
  const dayOf = (seconds: number) => dateWithYear(localDay(seconds, timeZone), t);
  const known = {
    counted: formatNumber(counted, lang),
    played: formatNumber(played, lang),
    from: dayOf(firstSeconds),
    to: dayOf(lastSeconds),
  };
  return (
    <p>
      <b>{counted < played ? texts.counted(known) : texts.all(known)}</b>
    </p>
  );
}
