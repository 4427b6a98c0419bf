import { emptyBody } from "../../../../../shared/feed/codec.ts";
import { sportById } from "../../../../../shared/sports/catalogue.ts";
import { quotesOf } from "../../ledger/event-quotes.ts";
import type { MatchQuestion } from "./match-question.ts";
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
  ["DR", ({ league }) => league?.format === "knock-out" || league?.format === "groups"],
  ["TV", ({ details }) => (details.state.channels ?? []).length > 0],
];

export const toTabs = (match: MatchQuestion): readonly string[] =>
  tabs.filter(([, isFilled]) => isFilled(match)).map(([tab]) => tab);

const isDuel = (sportId: number) => sportById(sportId)?.duel === true;
