import { isKnockOutForSure, isKnockOutWord, parseRound, partsOf } from "../draws/round-key.ts";
import type { LeagueFormat } from "../../../../shared/timeline/schedule.ts";
import { divideByFixtures, type SeasonSplit } from "../../../../shared/competitions/season-splits.ts";
import { groupBy } from "./group-by.ts";
import { inferGroups } from "./infer-groups.ts";
import type { SeasonMatch } from "./season-match.ts";
import { threePoints } from "./sport-rules.ts";
import { tally } from "../../../../shared/standings/tally.ts";

/** The games of one table. `group` is empty if there is only one table. */
export type TableGames = {
  readonly group: string;
  readonly matches: readonly SeasonMatch[];
  /** For a championship or relegation round, the earlier games from which its participants bring points. */
  readonly carried: readonly SeasonMatch[];
};

/**
 * Divides a season's games among its tables, by the names of their rounds. Knock-out games form a draw and are in no table; nor are friendlies.
 * "Apertura, Matchday 1" and "Group A" have a table each; so has a round that the table before is divided into.
 * @param split how the regulations divide the season, for a source that does not name the parts
 */
export function toTableGames(
  season: readonly SeasonMatch[],
  format: LeagueFormat = "table",
  split: SeasonSplit | null = null,
): readonly TableGames[] {
  if (format === "knock-out" || format === "friendlies") return [];
  if (format === "groups" && season.every(({ round, group }) => round === "" && group === "")) {
    const groups = [...groupBy(inferGroups(season), ([, number]) => number)];
    return groups.map(([number, games]) => ({
      group: groups.length === 1 ? "" : number,
      matches: games.map(([match]) => match),
      carried: [],
    }));
  }
  const games = season.map((match) => ({ match, ...readRound(match.round) }));
  const chapters = groupBy(
    games.filter(({ isDoubtful }) => isDoubtful),
    ({ chapter }) => chapter,
  );
  const later = [...chapters].filter(([, each]) => isRoundRobin(each)).map(([chapter]) => chapter);
  const regular = games.filter(({ isKnockOut, isDoubtful }) => !isKnockOut && !isDoubtful);
  const named = regular.map((game) => ({ ...game, group: game.match.group === "" ? game.group : game.match.group }));
  const byGroup = groupBy(numberGroups(named), ({ group }) => group);
  // Where there are groups, games outside of them count in none.
  if (split !== null && later.length === 0 && byGroup.size === 1 && byGroup.has("")) {
    const parts = toParts(regular.map(toMatch), split);
    if (parts !== null) return parts;
  }
  const groups = [...byGroup.keys()].filter((group) => group !== "" || byGroup.size === 1).toSorted(byNumber);
  const first = groups.map((group) => ({ group, matches: (byGroup.get(group) ?? []).map(toMatch), carried: [] }));
  const second = later.map((chapter) => ({
    group: capitalised(chapter),
    matches: (chapters.get(chapter) ?? []).map(toMatch),
    carried: carriesInto(chapter, split) ? regular.map(toMatch) : [],
  }));
  return [...second, ...first];
}

/** The tables of a season whose parts follow from its regulations and fixtures; null where they do not. */
function toParts(games: readonly SeasonMatch[], split: SeasonSplit): readonly TableGames[] | null {
  const held = games.filter(({ phase }) => phase !== "off").toSorted((a, b) => a.startSeconds - b.startSeconds);
  const divided = divideByFixtures(held, ({ home, away }) => [home.id, away.id], split);
  if (divided === null) return null;
  const { before, after } = divided;
  const toTable = (index: number, matches: readonly SeasonMatch[], carried: readonly SeasonMatch[]): TableGames => {
    const group = split.parts[index]?.name ?? "";
    return { group, matches, carried: carriesInto(group, split) ? carried : [] };
  };
  if (split.kind === "halves") return [before, ...after].map((matches, index) => toTable(index, matches, []));
  if (split.kind === "groups") return after.map((matches, index) => toTable(index, matches, []));
  const pointsBefore = meanPoints(before);
  const ordered = after.toSorted((a, b) => pointsBefore(b) - pointsBefore(a));
  return [
    ...ordered.map((matches, index) => toTable(index, matches, before)),
    { group: "", matches: before, carried: [] },
  ];
}

const carriesInto = (part: string, split: SeasonSplit | null): boolean => split?.carriedInto?.test(part) ?? true;

const idsOf = (games: readonly SeasonMatch[]): readonly string[] => [
  ...new Set(games.flatMap(({ home, away }) => [home.id, away.id])),
];

/** How many points the sides of some games have won on average in the games before: a higher part has more. */
function meanPoints(before: readonly SeasonMatch[]): (games: readonly SeasonMatch[]) => number {
  const over = before.flatMap(({ match }) => match ?? []);
  const points = new Map(tally(idsOf(before), over, threePoints).map((row) => [row.participantId, row.points]));
  return (games) => {
    const ids = idsOf(games);
    return ids.reduce((sum, id) => sum + (points.get(id) ?? 0), 0) / ids.length;
  };
}

type RoundName = {
  /** Everything but the matchday. */
  readonly chapter: string;
  /** Empty for the main table; `unnamed` where the groups have no names. */
  readonly group: string;
  readonly isKnockOut: boolean;
  /** A knock-out, or a round in which everybody meets: the games decide. */
  readonly isDoubtful: boolean;
  readonly isMatchday: boolean;
};
type Game = RoundName & { readonly match: SeasonMatch };

const unnamed = "?";
const matchday =
  /^(?:(?:matchday|match day|matchweek|week|md|spieltag|journée|jornada|giornata|kolejka|fecha|ronda) )?\d+\.?$|^\d+\. (?:spieltag|journée|jornada|giornata|runde|round|kolejka)$/;
const knockOutRound = /^(?:round|runde) \d+$/;
const groupName = /^(?:group|gruppe|groupe|grupo|girone|poule|pool|zona|zone)(?: (\S.*))?$/;
const region =
  /^(?:east|west|north|south|central|eastern|western|northern|southern)(?:ern)?(?: (?:conference|division))?$/;
const groupStage = /^(?:groups?|gruppen)(?: ?(?:stage|phase))?$/;
const phase = /^(?:apertura|clausura|opening|closing|inicial|finalización|invierno|verano)$/;
/** Parts of a table that has been divided: championship and relegation groups, by whatever name. */
const divided = /champion|relegation|meister|abstieg|aufstieg|promotion|conference league|europa|title|qualifikation/;

const rounds = new Map<string, RoundName>();
/** Rounds have few names, and a season has many games. */
const mostRounds = 5000;

function readRound(round: string): RoundName {
  const known = rounds.get(round) ?? toRoundName(round);
  if (rounds.size >= mostRounds) rounds.clear();
  rounds.set(round, known);
  return known;
}

function toRoundName(round: string): RoundName {
  const parts = partsOf(round);
  const chapters = parts.filter((part) => !matchday.test(part));
  const isKnockOut = parseRound(round) !== null || parts.some(isKnockOutForSure);
  const isNamed = chapters.some((part) => isKnockOutWord(part) || divided.test(part));
  const groups = chapters.flatMap((part) => groupOf(part) ?? []);
  return {
    chapter: chapters.filter((part) => !knockOutRound.test(part)).join(", "),
    group: groups.length > 1 ? groups.filter((group) => group !== unnamed).join(" ") : (groups[0] ?? ""),
    isKnockOut,
    isDoubtful: !isKnockOut && isNamed,
    isMatchday: parts.some((part) => matchday.test(part)) && !parts.some((part) => knockOutRound.test(part)),
  };
}

function groupOf(part: string): string | null {
  if (groupStage.test(part)) return unnamed;
  const named = groupName.exec(part)?.[1];
  if (named !== undefined) return named.length > 2 ? capitalised(named) : named.toUpperCase();
  return phase.test(part) || region.test(part) ? capitalised(part) : null;
}

/** A round counts as one in which everybody meets if most participants meet at least this many. */
const fewestOpponents = 3;

/**
 * Whether most of a chapter's participants meet three others or more: two legs and a mini tournament are a knock-out. A
 * chapter that sounds like one must count its games as matchdays.
 */
function isRoundRobin(games: readonly Game[]): boolean {
  const soundsKnockOut = games.some(({ chapter }) => chapter.split(", ").some(isKnockOutWord));
  if (soundsKnockOut && !games.every(({ isMatchday }) => isMatchday)) return false;
  const opponents = new Map<string, Set<string>>();
  for (const { match } of games) {
    for (const [one, other] of [
      [match.home.id, match.away.id],
      [match.away.id, match.home.id],
    ] as const) {
      opponents.set(one, (opponents.get(one) ?? new Set()).add(other));
    }
  }
  const meeting = [...opponents.values()].filter(({ size }) => size >= fewestOpponents);
  return meeting.length * 2 > opponents.size;
}

/** Numbers groups that the source does not name: participants who play each other form a group, in the order of the first games. */
function numberGroups<G extends Game>(games: readonly G[]): readonly G[] {
  const parents = new Map<string, string>();
  const rootOf = (id: string): string => {
    const parent = parents.get(id) ?? id;
    return parent === id ? id : rootOf(parent);
  };
  const open = games.filter(({ group }) => group === unnamed);
  for (const { match } of open) parents.set(rootOf(match.home.id), rootOf(match.away.id));
  const numbers = new Map<string, string>();
  for (const { match } of open) {
    const root = rootOf(match.home.id);
    numbers.set(root, numbers.get(root) ?? String(numbers.size + 1));
  }
  return games.map((game) => {
    if (game.group !== unnamed) return game;
    return { ...game, group: numbers.size === 1 ? "" : (numbers.get(rootOf(game.match.home.id)) ?? "") };
  });
}

const toMatch = ({ match }: Game): SeasonMatch => match;
const capitalised = (text: string) => text.replaceAll(/(^|[\s,])\p{L}/gu, (letter) => letter.toUpperCase());
const byNumber = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });
