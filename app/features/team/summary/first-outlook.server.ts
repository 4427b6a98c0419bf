import { tableTab } from "../../../../shared/competitions/table-tabs.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { formatFeedName } from "../../../../shared/wire/feed-names.ts";
import type { LeagueFields } from "../../../../shared/wire/league-fields.ts";
import { chancesTexts } from "../../../i18n/chances-texts.ts";
import { toSectionPath } from "./section-path.ts";
import { toOutlook, type SeasonOutlook } from "./season-outlook.ts";

/** The feed is empty for a league without chances. */
export const chancesFeedName = ({ tournamentId, stageId }: LeagueFields): string =>
  formatFeedName({
    kind: "standings",
    tournamentId: tournamentId ?? "",
    stageId: stageId ?? "",
    tab: tableTab.chances,
  });

/** Returns the end of the season in the first league that has chances. */
export function toFirstOutlook(
  leagues: readonly LeagueFields[],
  bodies: readonly string[],
  teamId: string,
  lang: Language,
): SeasonOutlook | null {
  const { heading, inPercent, champion, expected, certain, impossible } = chancesTexts(lang);
  const texts = { heading, inPercent, champion, expected, certain, impossible };
  const outlooks = leagues.map((league, index) => {
    const found = { league, path: toSectionPath(league, "chances", lang), texts, feedName: chancesFeedName(league) };
    return toOutlook(found, bodies[index] ?? "", teamId);
  });
  return outlooks.find((outlook) => outlook !== null) ?? null;
}
