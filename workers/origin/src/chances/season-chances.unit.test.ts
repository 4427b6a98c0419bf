import { describe, expect, it } from "vitest";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import type { SeasonMatch } from "../standings/season-match.ts";
import type { StandingsRules } from "../../../../shared/standings/standings-rules.ts";
import { seedOf } from "../../../../shared/standings/chances/open-season.ts";
import { toSeasonChances, type TeamChances } from "../../../../shared/standings/chances/season-chances.ts";
import { toKnownSeason, type ChancesQuestion } from "./known-season.ts";

const points = { win: 3, draw: 1, loss: 0 };
const rules: StandingsRules = { points, criteria: ["points", "difference", "scored"] };
const ofTeam = (id: string) => ({ id, name: id, code: id, slug: id.toLowerCase() });

/** "A B 2-1": over; "A B": to come; "A B off": called off. */
const match = (text: string, index: number): SeasonMatch => {
  const [homeId = "", awayId = "", score = ""] = text.split(" ");
  const [home = 0, away = 0] = score.split("-").map(Number);
  const startSeconds = index * 86_400;
  const isOver = /\d/.test(score);
  return {
    eventId: `${index}`,
    round: "",
    group: "",
    startSeconds,
    home: ofTeam(homeId),
    away: ofTeam(awayId),
    halfTime: null,
    phase: isOver ? "over" : score === "off" ? "off" : "coming",
    match: isOver ? { homeId, awayId, score: [home, away], startSeconds } : null,
  };
};
const ask = (games: readonly string[], rest: Partial<ChancesQuestion> = {}): ChancesQuestion => ({
  league: { stageId: "1Stage00" },
  rules,
  matches: games.map(match),
  earlier: [],
  ...rest,
});

const seasons = 500;
function simulate(games: readonly string[], rest: Partial<ChancesQuestion> = {}): readonly TeamChances[] {
  const known = toKnownSeason(ask(games, rest));
  if (known === null) throw new Error("the season is not open");
  return toSeasonChances(known.season, seasons).teams;
}
const team = (teams: readonly TeamChances[], id: string): TeamChances => {
  const found = teams.find(({ participantId }) => participantId === id);
  if (found === undefined) throw new Error(`nobody is ${id}`);
  return found;
};
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Four teams, everybody at home against everybody. */
const pairs = ["A", "B", "C", "D"].flatMap((home) =>
  ["A", "B", "C", "D"].flatMap((away) => (home === away ? [] : `${home} ${away}`)),
);
/** The season of four with some results, by pair. */
const season = (results: Readonly<Record<string, string>>) =>
  pairs.map((pair) => (results[pair] === undefined ? pair : `${pair} ${results[pair]}`));
/** Over, but for some pairs. */
const lastDay = (left: readonly string[], results: Readonly<Record<string, string>>) =>
  pairs.map((pair) => (left.includes(pair) ? pair : `${pair} ${results[pair] ?? "0-0"}`));

describe("the chances of a season", () => {
  it("give each place to one team, and each team one place, in every simulated season", () => {
    const teams = simulate(season({ "A B": "3-0", "C D": "1-1", "B C": "0-2" }));
    for (const { places } of teams) expect(sum(places)).toBe(seasons);
    for (const place of [0, 1, 2, 3]) expect(sum(teams.map(({ places }) => places[place] ?? 0))).toBe(seasons);
    expect(team(teams, "A").places[0]).toBeGreaterThan(team(teams, "B").places[0] ?? 0);
  });

  it("are the same for the same results, and others after another one", () => {
    const games = season({ "A B": "3-0", "C D": "1-1" });
    expect(simulate(games)).toEqual(simulate(games));
    const seedFor = (each: readonly string[]) => {
      const known = toKnownSeason(ask(each));
      return known === null ? null : seedOf(known.season);
    };
    expect(seedFor(season({ "A B": "3-0", "C D": "1-2" }))).not.toBe(seedFor(games));
  });

  it("play a running game on from its score, and only as far as it is still on", () => {
    const games = season({ "A B": "0-0", "C D": "0-0" });
    const running = (score: string, minutes: number) => {
      const matches = games.map((text, index): SeasonMatch => {
        const own = match(text, index);
        if (text !== "B C") return own;
        const [home = 0, away = 0] = score.split("-").map(Number);
        const course = { status: eventStatus.secondHalf, statusStartSeconds: 0, redCards: [0, 0] as const };
        const result = { homeId: "B", awayId: "C", score: [home, away] as const, startSeconds: own.startSeconds };
        return { ...own, phase: "running", match: result, course };
      });
      const known = toKnownSeason({ ...ask([]), matches, nowSeconds: 60 * minutes });
      if (known === null) throw new Error("the season is not open");
      return { seed: seedOf(known.season), teams: toSeasonChances(known.season, seasons).teams };
    };
    const [level, ahead, late] = [running("0-0", 5), running("3-0", 5), running("3-0", 44)];
    const pointsOf = ({ teams }: typeof level, id: string) => team(teams, id).expectedPoints;
    expect(pointsOf(ahead, "B")).toBeGreaterThan(pointsOf(level, "B") + 1);
    expect(pointsOf(ahead, "C")).toBeLessThan(pointsOf(level, "C") - 0.7);
    expect(new Set([level, ahead, late].map(({ seed }) => seed)).size).toBe(3);
    // It counts in no table yet.
    expect(team(late.teams, "B")).toMatchObject({ played: 1, points: 1 });
  });

  it("say by the points that can still be reached who is champion and who is last for sure", () => {
    const wins = { "A B": "1-0", "A C": "1-0", "A D": "1-0", "B A": "0-1", "C A": "0-1" };
    const losses = { "B D": "1-0", "C D": "1-0", "D B": "0-1", "D C": "0-1" };
    const teams = simulate(lastDay(["D A", "B C", "C B"], { ...wins, ...losses }));
    expect(team(teams, "A")).toMatchObject({ best: 1, worst: 1, places: [seasons, 0, 0, 0] });
    expect(team(teams, "D")).toMatchObject({ best: 4, worst: 4 });
    expect(team(teams, "B")).toMatchObject({ best: 2, worst: 3 });
  });

  it("call nothing certain while two teams can still be level on points", () => {
    // A has 9 points and B can still win three games.
    const games = season({ "A B": "9-0", "A C": "9-0", "A D": "9-0", "B C": "0-1", "B D": "0-1" });
    expect(team(simulate(games), "B")).toMatchObject({ best: 1, worst: 4 });
    const deductions = [{ participantId: "B", points: 1, reason: "" }];
    const teams = simulate(games, { league: { stageId: "1Stage00", deductions } });
    expect(team(teams, "B")).toMatchObject({ best: 2, worst: 4 });
  });

  it("count the points that a federation took off", () => {
    const results = { "A B": "1-0", "A C": "1-0", "A D": "1-0" };
    const deductions = [{ participantId: "A", points: 30, reason: "" }];
    const teams = simulate(lastDay(["D C"], results), { league: { stageId: "1Stage00", deductions } });
    expect(team(teams, "A")).toMatchObject({ best: 4, worst: 4, points: -18 });
    expect(team(teams, "A").places).toEqual([0, 0, 0, seasons]);
    expect(team(teams, "A").expectedPoints).toBe(-18);
  });

  it("let the rules of the competition decide between the level, and lots where no rule does", () => {
    // A and B end level on points: B has the better difference, A won both games against B.
    const results = {
      "A B": "1-0",
      "B A": "0-1",
      "B C": "5-0",
      "B D": "5-0",
      "C B": "0-0",
      "A C": "0-1",
      "A D": "0-1",
    };
    const between: StandingsRules = { points, criteria: ["points", { headToHead: ["points"] }, "difference"] };
    const better = (given: StandingsRules) => {
      const teams = simulate(lastDay(["C D"], results), { rules: given });
      const [a, b] = [team(teams, "A"), team(teams, "B")];
      expect(a.points).toBe(b.points);
      const mean = ({ places }: TeamChances) => sum(places.map((count, place) => count * place)) / seasons;
      return mean(a) < mean(b) ? "A" : "B";
    };
    expect(better(between)).toBe("A");
    expect(better(rules)).toBe("B");
    const lots = simulate(lastDay(["C D"], {}), { rules: { points, criteria: ["points"] } });
    const first = team(lots, "A").places[1] ?? 0;
    expect(first, "A and B are level in all that counts").toBeGreaterThan(seasons / 10);
    expect(first).toBeLessThan((seasons * 9) / 10);
  });

  it("draw strengths from results: a team that scores more is expected to gain more points", () => {
    const teams = simulate(
      season({ "A B": "4-0", "A C": "5-0", "A D": "4-0", "B C": "1-1", "C D": "1-1", "B D": "1-1" }),
    );
    const gain = (id: string) => team(teams, id).expectedPoints - team(teams, id).points;
    expect(gain("A")).toBeGreaterThan(gain("B"));
  });

  it("learn from the season before", () => {
    const earlier = pairs.map((pair) => `${pair} ${pair.startsWith("D") ? "4-0" : pair.endsWith("D") ? "0-4" : "1-1"}`);
    const games = season({ "A B": "1-1" });
    const [without, withEarlier] = [simulate(games), simulate(games, { earlier: earlier.map(match) })];
    expect(team(withEarlier, "D").expectedPoints).toBeGreaterThan(team(without, "D").expectedPoints + 2);
  });
});

describe("the rest of a season", () => {
  const leftOf = (games: readonly string[]) =>
    toKnownSeason(ask(games))?.left.map(({ home, away }) => `${home.id} ${away.id}`) ?? null;

  it("contains postponed games, and those announced in their place once", () => {
    const games = lastDay(["C D"], {}).map((game) => (game === "C D" ? "C D off" : game));
    expect(leftOf(games)).toEqual(["C D"]);
    expect(leftOf([...games, "C D"])).toEqual(["C D"]);
    expect(leftOf([...games, "C D 1-0"]), "it was played on another day").toBeNull();
  });

  it("contains no cancelled game", () => {
    const matches = lastDay(["C D", "D C"], {}).map(match);
    const cancelled = matches.map((each): SeasonMatch => {
      if (each.home.id !== "C" || each.phase !== "coming") return each;
      return { ...each, phase: "off", isCancelled: true };
    });
    const open = toKnownSeason({ ...ask([]), matches: cancelled });
    expect(open?.left.map(({ home }) => home.id)).toEqual(["D"]);
  });

  it("is unknown before the first result, after the last one, and while games of the season are not announced", () => {
    expect(leftOf(season({}))).toBeNull();
    expect(leftOf(lastDay([], {}))).toBeNull();
    expect(leftOf(lastDay(["C D"], {}).filter((game) => game !== "C D"))).toBeNull();
    expect(leftOf(["A B 1-0", "A C 1-0", "B C"]), "no return games yet").toBeNull();
    expect(leftOf([])).toBeNull();
  });
});
