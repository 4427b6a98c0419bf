import { emptyBody } from "../../../../../shared/feed/codec.ts";
import { sportById } from "../../../../../shared/sports/catalogue.ts";
import { quotesOf } from "../../ledger/event-quotes.ts";
import type { MatchQuestion } from "./match-question.ts";
import { isCup, seriesGames, stageDraw } from "./series-games.ts";
import { sections } from "./sections.ts";

const hasBody = (section: keyof typeof sections) => (match: MatchQuestion) => sections[section](match) !== emptyBody;

/** The tabs of a match (`DX`) in their order, each with the test whether it has content. */
const tabs: readonly (readonly [tab: string, isFilled: (match: MatchQuestion) => boolean])[] = [
  ["ST", hasBody("st")],
  ["MH", hasBody("mh")],
  ["MC", hasBody("mc")],
  ["OD", ({ context, details, nowSeconds }) => quotesOf(context, details.state, nowSeconds).length > 0],
  ["HH", hasBody("hh")],
  ["LI", hasBody("li")],
  ["LC", hasBody("lc")],
  ["PS", hasBody("psn")],
  ["MR", hasBody("mr")],
  ["SCR", hasBody("scr")],
  ["NF", hasBody("nf")],
  ["LT", ({ details, league }) => isDuel(details.state.schedule.sportId) && league?.format !== "knock-out"],
  // Groups have no draw before their knock-out rounds are known.
  ["DR", ({ context, league }) => league !== null && isCup(league) && stageDraw(context, league).length > 0],
  // Our own: who shows the highlights, the games of a tie or a series.
  ["HL", hasBody("hl")],
  ["SE", (match) => seriesGames(match).length > 0],
  ["TV", ({ details }) => (details.state.channels ?? []).some(({ isHighlights }) => isHighlights !== true)],
];

export const toTabs = (match: MatchQuestion): readonly string[] =>
  tabs.filter(([, isFilled]) => isFilled(match)).map(([tab]) => tab);

const isDuel = (sportId: number) => sportById(sportId)?.duel === true;
