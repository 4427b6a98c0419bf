import type { MatchTab } from "../../../shared/addresses/address.ts";
import type { EventFields } from "../../../shared/feed/event-fields.ts";
import type { LeagueFields } from "../../../shared/feed/league-fields.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { leagueInWords } from "../../features/list/league-words.ts";
import { awayOf, battedSides, homeOf } from "../../features/match-row/event-words.ts";
import { scoreOf } from "../../features/match-row/result.ts";
import { isStage } from "../../features/match/stages/is-stage.ts";
import { tabName } from "../../features/match/tab-name.ts";
import { matchTexts } from "../../i18n/match-texts.ts";

/**
 * "Lens – Lyon 2-1 · Statistiques · Ligue 1 · France · Tribune", "Norris L. (2.) · …" of who starts in a race; the first tab has no name in
 * it, and a head that adds the brand by itself none of it.
 */
export function matchTitle(event: EventFields, league: LeagueFields | null, tab: string, brand: string): string {
  const score = scoreOf(event);
  const batted = score && battedSides(event, score, " – ");
  const sides = batted ?? [homeOf(event), awayOf(event)].filter((name) => name !== "").join(" – ");
  const place = event.rank ? ` (${event.rank}.)` : "";
  const result = score === null ? place : batted === null ? ` ${score[0]}-${score[1]}` : "";
  return [`${sides}${result}`, tab, league === null ? "" : leagueInWords(league, " · "), brand]
    .filter((part) => part !== "")
    .join(" · ");
}

/** The first tab is the match itself. */
export const toTabTitle = (tab: MatchTab, sportId: number, event: EventFields, lang: Language): string =>
  tab === "summary" ? "" : tabName(tab, { sportId, isTour: isStage(event) }, matchTexts(lang));
