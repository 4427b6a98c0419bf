import { shuffled, type Random } from "../../shared/basics/random.ts";
import { parseTimeOfDay, zonedSeconds } from "../../shared/basics/zoned.ts";
import type { Participant } from "../../shared/timeline/schedule.ts";
import type { Cup, Groups } from "../catalogue/cups.ts";
import { footballNumber } from "../catalogue/numbers.ts";
import { firstDayOf, firstWeekOf } from "../catalogue/season.ts";
import { bySeason } from "./event-ids.ts";
import { toFixture, type PlannedMatch } from "./fixture.ts";
import { goalsOf, outcomeOf } from "./match-outcome.ts";

export type Group = { readonly name: string; readonly teams: readonly Participant[] };

const teamsOfGroup = 4;
/** The games of a group by the places of its teams: two on each of three days. */
const pairings = [
  [0, 1],
  [2, 3],
  [0, 2],
  [3, 1],
  [3, 0],
  [1, 2],
] as const;
const gamesOfDay = 2;
/** Numbers of a season's games that no tie has. */
const firstNumber = 2 ** 10;

/** Draws groups of four, each with one team of each quarter of the field. */
export function drawGroups(random: Random, { teams }: Groups): readonly Group[] {
  const count = teams.length / teamsOfGroup;
  const pots = Array.from({ length: teamsOfGroup }, (_, pot) =>
    shuffled(random, teams.slice(pot * count, (pot + 1) * count)),
  );
  return Array.from({ length: count }, (_, index) => ({
    name: String.fromCodePoint(65 + index),
    teams: pots.flatMap((pot) => pot[index] ?? []),
  }));
}

/** The games of one of a cup's groups, everybody against everybody once. */
export function planGroup(cup: Cup, year: number, { name, teams }: Group, index: number): readonly PlannedMatch[] {
  const { groups, kickOffs, seasonStartMonth, timeZone } = cup;
  const firstWeek = firstWeekOf(seasonStartMonth, year);
  return pairings.flatMap(([one, other], game): readonly PlannedMatch[] => {
    const day = Math.floor(game / gamesOfDay);
    const [home, away] = [teams[one], teams[other]];
    const week = groups?.weeks[day];
    if (home === undefined || away === undefined || week === undefined) return [];
    const [weekday, time] = kickOffs[(gamesOfDay * index + game) % kickOffs.length] ?? [1, "20:00"];
    const number = firstNumber + index * pairings.length + game;
    return [
      {
        key: { competition: footballNumber(cup), place: bySeason.toPlace(year - 1970, number) },
        league: cup,
        round: String(day + 1),
        group: name,
        home,
        away,
        startSeconds: zonedSeconds(firstDayOf(firstWeek + week) + weekday, parseTimeOfDay(time) ?? 0, timeZone),
      },
    ];
  });
}

type Row = { readonly team: Participant; readonly points: number; readonly scored: number; readonly conceded: number };

/** By points, difference and goals, as tables of football compare the level; then by name. */
const byRank = (a: Row, b: Row): number =>
  b.points - a.points ||
  b.scored - b.conceded - (a.scored - a.conceded) ||
  b.scored - a.scored ||
  (a.team.slug < b.team.slug ? -1 : 1);

function toTable(seed: string, { name, teams }: Group, matches: readonly PlannedMatch[]): readonly Row[] {
  const results = matches
    .filter(({ group }) => group === name)
    .flatMap((match) => {
      const outcome = outcomeOf(seed, toFixture(seed, match).schedule);
      const [home, away] = outcome.kind === "not-played" ? (outcome.score ?? [0, 0]) : goalsOf(outcome.plan);
      return [
        { id: match.home.id, scored: home, conceded: away },
        { id: match.away.id, scored: away, conceded: home },
      ];
    });
  const rows = teams.map((team) => {
    const own = results.filter(({ id }) => id === team.id);
    const sum = (of: (result: (typeof own)[number]) => number) => own.reduce((total, result) => total + of(result), 0);
    return {
      team,
      points: sum(({ scored, conceded }) => (scored > conceded ? 3 : scored === conceded ? 1 : 0)),
      scored: sum(({ scored }) => scored),
      conceded: sum(({ conceded }) => conceded),
    };
  });
  return rows.toSorted(byRank);
}

/** The sixteen that go on from six groups, in the order in which they meet: four winners meet a third-placed team of another group. */
export function qualifiedFrom(
  seed: string,
  groups: readonly Group[],
  matches: readonly PlannedMatch[],
): readonly Participant[] {
  const tables = groups.map((group) => toTable(seed, group, matches));
  const at = (group: number, rank: number) => tables[group]?.[rank]?.team ?? [];
  const thirds = tables
    .flatMap((rows, group) => (rows[2] === undefined ? [] : { row: rows[2], group }))
    .toSorted((a, b) => byRank(a.row, b.row))
    .slice(0, 4)
    .toSorted((a, b) => a.group - b.group);
  const turns = thirds.map((_, turn) => [...thirds.slice(turn), ...thirds.slice(0, turn)]);
  const met = turns.find((turn) => turn.every(({ group }, winner) => group !== winner)) ?? thirds;
  const third = (winner: number) => met[winner]?.row.team ?? [];
  return [
    [at(0, 0), third(0), at(1, 1), at(5, 1), at(1, 0), third(1), at(4, 0), at(3, 1)],
    [at(2, 0), third(2), at(0, 1), at(2, 1), at(3, 0), third(3), at(5, 0), at(4, 1)],
  ].flat(2);
}
