import { seasonStatisticsTab } from "../../../../shared/competitions/table-tabs.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { formatFeedName } from "../../../../shared/wire/feed-names.ts";
import type { LeagueFields } from "../../../../shared/wire/league-fields.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { seasonStatisticsTexts } from "../../../i18n/season-statistics-texts.ts";
import { toSectionPath } from "./section-path.ts";
import { toSeasonRanks, type LeagueRanks } from "./season-ranks.ts";

/** The feed is empty for a league that counts nothing. */
export const statisticsFeedName = ({ tournamentId, stageId }: LeagueFields): string =>
  formatFeedName({
    kind: "standings",
    tournamentId: tournamentId ?? "",
    stageId: stageId ?? "",
    tab: seasonStatisticsTab,
  });

/** What the team is good and bad at in the league that counts the most of its matches; masked where the first such league is. */
export function toFirstRanks(
  leagues: readonly LeagueFields[],
  bodies: readonly string[],
  teamId: string,
  lang: Language,
): LeagueRanks | null {
  const { ranks, good, bad, statistic, perMatch, matches, matchesLong, rank, fewest, allStatistics } =
    seasonStatisticsTexts(lang);
  const texts = { ranks, good, bad, statistic, perMatch, matches, matchesLong, rank, fewest, allStatistics };
  const found = leagues.flatMap((league, index): readonly LeagueRanks[] => {
    const body = bodies[index] ?? "";
    const known = toSeasonRanks(body, teamId);
    if (known === null && !isMasked(body)) return [];
    return [
      {
        league: league.name ?? league.title ?? "",
        flag: league.flag ?? null,
        path: toSectionPath(league, "statistics", lang),
        texts,
        feedName: statisticsFeedName(league),
        ranks: known,
      },
    ];
  });
  return found.toSorted((a, b) => gamesOf(b) - gamesOf(a))[0] ?? null;
}

const gamesOf = ({ ranks }: LeagueRanks): number =>
  Math.max(0, ...[...(ranks?.good ?? []), ...(ranks?.bad ?? [])].map(({ games }) => games));
