import { describe, expect, it } from "vitest";
import { sports } from "../../shared/sports/catalogue.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { rankings } from "../../shared/competitions/rankings.ts";
import { competitionKey } from "../../shared/competitions/competition-key.ts";
import { daySeconds, parseIsoDay } from "../../shared/basics/day.ts";
import type { Incident } from "../../shared/timeline/incident.ts";
import { competitionsOf } from "../catalogue/sports/competitions.ts";
import { worldLeagues } from "../catalogue/world.ts";
import { peopleOf, personOf } from "./people.ts";
import { rankingPoints } from "./ranking-points.ts";
import { squadLayout } from "./sports/squad-layouts.ts";
import { transfersOf } from "./transfers.ts";
import { fixturesOfSport, simulate } from "./world-of-sport.ts";

const seed = "tribune";
const today = parseIsoDay("2026-11-21") ?? 0;
const teamSports = sports.filter(({ id }) => id === sportIds.soccer || squadLayout(id) !== null);

/** Everybody whom a script names. */
const namedIn = (script: readonly Incident[]): ReadonlyMap<string, string> => {
  const people = new Map<string, string>();
  const add = (person: { readonly id?: string; readonly name: string }) => people.set(person.id ?? "", person.name);
  for (const incident of script) {
    if (incident.kind === "line-up") {
      const { starters, bench, coach, absences = [] } = incident.lineUp;
      for (const player of [...starters, ...bench, ...(coach === undefined ? [] : [coach])]) add(player);
      for (const { player } of absences) add(player);
    }
    if (incident.kind === "information") for (const referee of incident.information.referees ?? []) add(referee);
  }
  return people;
};

describe.each(teamSports)("the people of $name", ({ id }) => {
  it("are all somebody: players, coaches and referees lead to a person of the same name", () => {
    const named = fixturesOfSport(seed, id, today)
      .slice(0, 6)
      .flatMap(({ schedule }) => [...namedIn(simulate(seed, schedule))]);
    expect(named.length).toBeGreaterThan(10);
    for (const [personId, name] of named) {
      const person = personOf(seed, personId);
      expect([person?.name, person?.shortName]).toContain(name);
      expect(person?.id).toBe(personId);
    }
  });

  it("have ids of their own", () => {
    const [fixture] = fixturesOfSport(seed, id, today);
    const people = [fixture?.schedule.home.id ?? "", fixture?.schedule.away?.id ?? ""].flatMap((team) =>
      peopleOf(seed, team),
    );
    expect(new Set(people.map((person) => person.id)).size).toBe(people.length);
    expect(people.filter(({ kind }) => kind === "coach")).toHaveLength(2);
  });
});

it("are nobody where an id is nobody's", () => {
  for (const id of ["", "1", "1Nobody0", "2Nobody0"]) expect(personOf(seed, id)).toBeNull();
});

it("moves of players are listed for the player and for both clubs, in other sports too", () => {
  const now = today * daySeconds;
  const [basketball] = competitionsOf(sportIds.basketball);
  const teams = [worldLeagues[0]?.teams[0]?.id, fixturesOfSport(seed, sportIds.basketball, today)[0]?.schedule.home.id];
  expect(basketball).toBeDefined();
  for (const team of teams) {
    const moves = transfersOf(seed, team ?? "", now);
    expect(moves.length).toBeGreaterThan(4);
    for (const move of moves) {
      expect(transfersOf(seed, move.playerId, now)).toContainEqual(move);
      expect(personOf(seed, move.playerId)?.team?.id).toBe(move.toId);
    }
  }
});

it("rankings name tournaments of the world, and begin with their players", () => {
  for (const ranking of rankings) {
    const keys = new Set(competitionsOf(ranking.sportId).map((competition) => competitionKey(competition)));
    for (const tournament of ranking.tournaments) expect([ranking.key, ...keys]).toContain(tournament);
  }
  for (const ranking of rankings.filter(({ isWeekly }) => isWeekly)) {
    expect([ranking.key, rankingPoints(ranking).length > 5]).toEqual([ranking.key, true]);
  }
});
