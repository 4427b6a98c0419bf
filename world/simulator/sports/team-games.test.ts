import { describe, expect, it } from "vitest";
import { groundOfSport, placeOnField } from "../../../app/features/match/line-ups/field/field-plans.ts";
import { readLineUps } from "../../../shared/wire/sections/read-line-ups.ts";
import { sportIds, type SportName } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { Incident, Side } from "../../../shared/timeline/incident.ts";
import type { Player } from "../../../shared/timeline/player.ts";
import { aSchedule } from "../../../shared/timeline/schedule.fixture.ts";
import { lineUpBody } from "../../../workers/origin/src/feeds/match/line-up-body.ts";
import { foldDetails, type MatchDetails } from "../../../workers/origin/src/ledger/match-details.ts";
import { simulateDuel } from "./simulate-duel.ts";

type Recorded = { readonly details: MatchDetails; readonly script: readonly Incident[]; readonly startSeconds: number };

const recorded = (name: SportName, count = 40): readonly Recorded[] =>
  Array.from({ length: count }, (_, index) => {
    const schedule = aSchedule({ sportId: sportIds[name], eventId: `g${String(index).padStart(7, "0")}` });
    const script = simulateDuel("seed", schedule);
    return { script, details: foldDetails(schedule, script), startSeconds: schedule.startSeconds };
  }).filter(({ details }) => details.state.status !== eventStatus.postponed);

const starters = {
  basketball: 5,
  hockey: 19,
  "american-football": 22,
  baseball: 10,
  handball: 7,
  "rugby-union": 15,
  "rugby-league": 13,
  floorball: 16,
  bandy: 11,
  futsal: 5,
  volleyball: 7,
  cricket: 11,
  "aussie-rules": 18,
  "water-polo": 7,
  "field-hockey": 11,
  "beach-soccer": 5,
  netball: 7,
  pesapallo: 9,
  kabaddi: 7,
  esports: 5,
} as const satisfies Partial<Record<SportName, number>>;
const teamSports = Object.entries(starters) as readonly [keyof typeof starters, number][];
const namesScorers = teamSports
  .map(([name]) => name)
  .filter((name) => !["volleyball", "cricket", "esports"].includes(name));

const playersOf = ({ lineUps }: MatchDetails, side: Side): readonly Player[] => {
  const lineUp = lineUps[side - 1];
  return [...(lineUp?.starters ?? []), ...(lineUp?.bench ?? [])];
};

describe.each(teamSports)("a game of %s", (name, count) => {
  const matches = recorded(name, 15);

  it(`names ${count} a side and a bench, an hour before the start`, () => {
    for (const { details, script, startSeconds } of matches) {
      expect(details.lineUps.map((lineUp) => lineUp?.starters.length)).toEqual([count, count]);
      const lineUps = script.filter(({ kind }) => kind === "line-up");
      expect(lineUps.map(({ atSeconds }) => startSeconds - atSeconds)).toEqual([3600, 3600]);
      const ids = ([1, 2] as const).flatMap((side) => playersOf(details, side).map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it("lets only players of the side do what is reported of it", () => {
    for (const { details, script } of matches) {
      for (const incident of script) {
        if (incident.kind !== "points" && incident.kind !== "play" && incident.kind !== "card") continue;
        if (incident.player === undefined) continue;
        expect(playersOf(details, incident.side).map(({ id }) => id)).toContain(incident.player.id);
      }
    }
  });

  it("is the same for the same seed", () => {
    for (const { details, script } of matches.slice(0, 3))
      expect(simulateDuel("seed", details.state.schedule)).toEqual(script);
  });
});

it("[C1.08] gives every starter a part that has a spot on the site's field of the sport", () => {
  const drawn = teamSports.filter(([name]) => groundOfSport(sportIds[name]) !== null);
  expect(drawn).toHaveLength(16);
  for (const [name, count] of drawn) {
    for (const { details } of recorded(name, 3)) {
      const { home, away } = readLineUps(lineUpBody({ details, league: null, lang: "fr" }));
      const spots = [home, away].map(({ starters }) =>
        placeOnField(sportIds[name], starters)?.flatMap((unit) => unit.spots),
      );
      expect([name, ...spots.map((placed) => placed?.length)]).toEqual([name, count, count]);
    }
  }
});

it.each(namesScorers)("gives all points of %s to players, and adds them up to the score", (name) => {
  for (const { details, script } of recorded(name)) {
    const sums: [number, number] = [0, 0];
    for (const incident of script) {
      if (incident.kind !== "points") continue;
      expect(incident.player).toBeDefined();
      sums[incident.side - 1] = (sums[incident.side - 1] ?? 0) + incident.value;
    }
    expect(sums).toEqual(details.state.score);
  }
});

it.each([
  ["basketball", "points"],
  ["hockey", "goals"],
  ["handball", "goals"],
  ["rugby-union", "points"],
  ["baseball", "runsBattedIn"],
] as const)("sums the players' %s %s up to the score in the last table", (name, column) => {
  for (const { details } of recorded(name)) {
    const sums = details.playerFigures.map((rows) => rows.reduce((sum, { values }) => sum + Number(values[column]), 0));
    expect(sums).toEqual(details.state.score);
  }
});

it("[C1.08] rates players of basketball and hockey, and of no other team sport here", () => {
  for (const [name] of teamSports) {
    const rows = recorded(name, 4).flatMap(({ details }) => details.playerFigures.flat());
    const isRated = rows.some(({ values }) => values.rating !== undefined);
    expect([name, isRated]).toEqual([name, name === "basketball" || name === "hockey"]);
    const ratings = rows.flatMap(({ values }) => (values.rating === undefined ? [] : [Number(values.rating)]));
    expect(ratings.filter((rating) => rating < 0 || rating > 10)).toEqual([]);
  }
});

it("follows tries with conversions, and touchdowns with extra points", () => {
  for (const [name, score, kick] of [
    ["rugby-union", "try", "conversion"],
    ["american-football", "touchdown", "extra-point"],
  ] as const) {
    const hows = recorded(name).flatMap(({ script }) =>
      script.flatMap((incident) => (incident.kind === "points" ? [incident.how] : [])),
    );
    expect(hows).toContain(score);
    expect(hows).toContain(kick);
    const kicked = hows.filter((how) => how === kick).length;
    expect(kicked).toBeLessThanOrEqual(hows.filter((how) => how === score).length);
    // No other score comes between a try and its conversion.
    expect([name, hows.filter((how, index) => how === kick && hows[index - 1] !== score)]).toEqual([name, []]);
  }
});

it("has nobody foul a sixth time in basketball", () => {
  for (const { script } of recorded("basketball")) {
    const fouls = new Map<string, number>();
    for (const incident of script) {
      if (incident.kind !== "play" || incident.play !== "foul" || incident.player === undefined) continue;
      fouls.set(incident.player.id, (fouls.get(incident.player.id) ?? 0) + 1);
    }
    expect(Math.max(...fouls.values())).toBeLessThanOrEqual(5);
  }
});

it("brings the tables of players of hockey up to date with each goal", () => {
  for (const { script } of recorded("hockey", 4)) {
    const next = script.flatMap(({ kind }, index) => (kind === "points" ? [script[index + 1]?.kind] : []));
    expect(next.filter((kind) => kind !== "player-statistics")).toEqual([]);
  }
});

it.each(["handball", "basketball"] as const)("lets no table of players of %s be more than eight scores old", (name) => {
  for (const { script } of recorded(name, 4)) {
    let [most, since] = [0, 0];
    for (const { kind } of script) {
      if (kind === "player-statistics") since = 0;
      if (kind === "points") most = Math.max(most, (since += 1));
    }
    expect(most).toBe(8);
  }
});

it("lets nobody score in rugby who has left the field or not yet entered it", () => {
  for (const { details, script } of recorded("rugby-union")) {
    const scorers: (readonly [isPlaying: boolean, atSeconds: number])[] = [];
    const playing = new Set(details.lineUps.flatMap((lineUp) => lineUp?.starters.map(({ id }) => id) ?? []));
    for (const incident of script) {
      if (incident.kind === "substitution") {
        playing.delete(incident.off.id);
        playing.add(incident.on.id);
      }
      if (incident.kind === "points") scorers.push([playing.has(incident.player?.id ?? ""), incident.atSeconds]);
    }
    expect(scorers.filter(([isPlaying]) => !isPlaying)).toEqual([]);
    expect(script.some(({ kind }) => kind === "substitution")).toBe(true);
  }
});

it("lets the two shooters of netball alone score, and others pass to them", () => {
  for (const { details, script } of recorded("netball", 4)) {
    const roles = new Map(
      details.lineUps.flatMap((lineUp) =>
        [...(lineUp?.starters ?? []), ...(lineUp?.bench ?? [])].map(({ id, role = "" }) => [id, role] as const),
      ),
    );
    const points = script.filter((incident) => incident.kind === "points");
    const rolesOf = (players: readonly (Player | undefined)[]) =>
      new Set(players.flatMap((player) => (player === undefined ? [] : [roles.get(player.id)])));
    expect(rolesOf(points.map(({ player }) => player))).toEqual(new Set(["GS", "GA"]));
    expect(rolesOf(points.map(({ assist }) => assist))).toContain("C");
  }
});

const minutesOf = (name: SportName) =>
  recorded(name, 10).flatMap(({ script }) =>
    script.flatMap((incident) => (incident.kind === "points" ? [incident.minute ?? ""] : [])),
  );

it("writes minutes by the game's clock in hockey, and bare in rugby", () => {
  for (const minute of minutesOf("hockey")) expect(minute).toMatch(/^[0-6]\d:[0-5]\d$/);
  for (const minute of minutesOf("rugby-union")) expect(minute).toMatch(/^([1-7]?\d|80|40\+[12]|80\+[12])$/);
});
