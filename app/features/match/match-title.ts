import type { MatchTab } from "../../../shared/addresses/address.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { leagueInWords } from "../list/league-words.ts";
import { awayOf, battedSides, hiddenWords, homeOf } from "../match-row/event-words.ts";
import { scoreOf } from "../match-row/result.ts";
import { tabName } from "./tab-name.ts";
import { matchTexts } from "../../i18n/match-texts.ts";

type Words = {
  /** The place of a race's starter, as its row shows it; "" for a match of two sides, and before the start. */
  readonly place: string;
  /** The name of the shown tab; "" for the first. */
  readonly tab: string;
  /** "" for a head that adds the brand by itself. */
  readonly brand: string;
  readonly lang: Language;
};

/** "Lens – Lyon 2-1 · Statistiques · Ligue 1 · France · Tribune"; for a race's starter "Norris L. (2=) · …". A hidden result is named in its place. */
export function matchTitle(
  event: EventFields,
  league: LeagueFields | null,
  { place, tab, brand, lang }: Words,
): string {
  const score = scoreOf(event);
  const batted = score && battedSides(event, score, " – ");
  const sides = batted ?? [homeOf(event), awayOf(event)].filter(Boolean).join(" – ");
  const standing = hiddenWords(event, lang) || place;
  const result = score === null ? standing && ` (${standing})` : batted === null ? ` ${score[0]}-${score[1]}` : "";
  return [sides + result, tab, league && leagueInWords(league, " · "), brand].filter(Boolean).join(" · ");
}

/** Whether a starter rides a stage of a tour. */
const isStage = ({ stageNumber }: EventFields): boolean => !!stageNumber;

/** The first tab is the match itself. */
export const toTabTitle = (tab: MatchTab, sportId: number, event: EventFields, lang: Language): string =>
  tab === "summary" ? "" : tabName(tab, { sportId, isTour: isStage(event) }, matchTexts(lang));
