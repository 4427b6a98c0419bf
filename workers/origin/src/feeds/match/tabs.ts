import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { sportById } from "../../../../../shared/sports/catalogue.ts";
import { placePointsOf } from "../../../../../shared/competitions/championship.ts";
import { competitionKey } from "../../../../../shared/competitions/competition-key.ts";
import type { LeagueFormat } from "../../../../../shared/timeline/schedule.ts";
import { quotesOf } from "../../ledger/event-quotes.ts";
import { fieldDetails } from "./field/field-details.ts";
import type { MatchQuestion } from "./match-question.ts";
import { isCup, seriesGames, stageDraw } from "./series-games.ts";
import { sections } from "./sections.ts";

const hasBody = (section: keyof typeof sections) => (match: MatchQuestion) => sections[section](match) !== emptyBody;

/** The tabs of a match (`DX`) in their order, each with the test whether it has content. */
const tabs: readonly (readonly [tab: string, isFilled: (match: MatchQuestion) => boolean])[] = [
  ["ST", hasBody("st")],
  ["MH", (match) => isDuel(match) && hasBody("mh")(match)],
  // Events with many starters; these codes are our own.
  ["TLA", (match) => !isDuel(match) && hasBody("mh")(match)],
  ["TRO", (match) => !isDuel(match) && hasBody("sur")(match)],
  ["TST", (match) => !isDuel(match) && hasBody("se")(match)],
  ["THI", hasBody("hi")],
  ["TGR", hasGrid],
  ["MC", hasBody("mc")],
  ["OD", ({ context, details, clock }) => quotesOf(context, details.state, clock).length > 0],
  ["HH", hasBody("hh")],
  ["LI", hasBody("li")],
  ["LC", hasBody("lc")],
  ["PS", hasBody("psn")],
  ["MR", hasBody("mr")],
  ["SCR", hasBody("scr")],
  ["NF", hasBody("nf")],
  ["LT", (match) => (isDuel(match) ? !withoutTable.has(match.league?.format) : hasChampionship(match))],
  // Groups have no draw before their knock-out rounds are known.
  [
    "DR",
    ({ context, league, clock }) => league !== null && isCup(league) && stageDraw(context, league, clock).length > 0,
  ],
  // Our own: the channels of the highlights, the games of a tie or a series.
  ["HL", hasBody("hl")],
  ["SE", (match) => isDuel(match) && seriesGames(match).length > 0],
  ["TV", ({ details }) => (details.state.channels ?? []).some(({ isHighlights }) => isHighlights !== true)],
];

export const toTabs = (match: MatchQuestion): readonly string[] =>
  tabs.filter(([, isFilled]) => isFilled(match)).map(([tab]) => tab);

const withoutTable = new Set<LeagueFormat | undefined>(["knock-out", "friendlies"]);

const isDuel = ({ details }: MatchQuestion): boolean => sportById(details.state.schedule.sportId)?.duel === true;

/** Whether it is known from where the starters begin. */
function hasGrid(match: MatchQuestion): boolean {
  return fieldDetails(match).some(({ state: { facts } }) => typeof facts?.grid === "number" || !!facts?.qualifying1);
}

const hasChampionship = ({ league }: MatchQuestion): boolean =>
  league !== null && placePointsOf(league.sportId, competitionKey(league)).length > 0;
