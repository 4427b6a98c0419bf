import { describe, expect, it } from "vitest";
import type { StandingsRules } from "../../../../shared/standings/standings-rules.ts";
import { daySeconds } from "../../../../shared/basics/day.ts";
import { toPlacesByRound } from "./places-by-round.ts";
import type { SeasonMatch } from "./season-match.ts";

const rules: StandingsRules = {
  points: { win: 3, draw: 1, loss: 0 },
  criteria: ["points", { headToHead: ["points"] }, "difference"],
};
const ofTeam = (id: string) => ({ id, name: id, code: id, slug: id.toLowerCase() });

/** "1 A B 2-1": over; "1 A B": to come; "1 A B 2-1 live": running; "1 A B off": called off. A round begins each week, here on its day. */
const match = (text: string, day: number, round?: string): SeasonMatch => {
  const [number = "", homeId = "", awayId = "", score = "", live] = text.split(" ");
  const [home = 0, away = 0] = score.split("-").map(Number);
  const startSeconds = day * daySeconds;
  const hasScore = /\d/.test(score);
  return {
    eventId: `${text} ${day}`,
    round: round ?? number,
    group: "",
    startSeconds,
    home: ofTeam(homeId),
    away: ofTeam(awayId),
    halfTime: null,
    phase: score === "off" ? "off" : !hasScore ? "coming" : live === undefined ? "over" : "running",
    match: hasScore ? { homeId, awayId, score: [home, away], startSeconds } : null,
  };
};
/** Each game on the first day of its round's week. */
const season = (...texts: readonly string[]) => texts.map((text) => match(text, 7 * Number.parseInt(text, 10)));
type League = Parameters<typeof toPlacesByRound>[2];

/** "A 1 2": the places of A after the rounds. */
function placesOf(matches: readonly SeasonMatch[], league: League = {}, by: StandingsRules = rules) {
  const known = toPlacesByRound(matches, by, league);
  if (known === null) return null;
  const teams = known.teams.map(({ participant, places }) => `${participant.id} ${places.join(" ")}`);
  return [`${known.rounds.join(" ")}${known.isOpen ? " open" : ""}`, ...teams];
}

describe("the places after each round", () => {
  const twoRounds = season("1 A B 1-0", "1 C D 3-0", "2 A C 2-0", "2 B D 1-0");

  it("follow from the games up to it, and teams stand in the order of the last table", () => {
    expect(placesOf(twoRounds)).toEqual(["1 2", "A 2 1", "C 1 2", "B 3 3", "D 4 4"]);
  });

  it("are shared by teams that no rule separates", () => {
    const drawn = season("1 A B 0-0", "1 C D 1-0", "2 A C 0-0", "2 B D 0-0");
    expect(placesOf(drawn)).toEqual(["1 2", "C 1 1", "A 2 2", "B 2 2", "D 4 4"]);
  });

  it("count the points that a federation took off from the first round on", () => {
    const deductions = [{ participantId: "C", points: 4, reason: "" }];
    expect(placesOf(twoRounds, { deductions })).toEqual(["1 2", "A 1 1", "B 2 2", "D 3 3", "C 4 4"]);
  });

  it("let the rules of the competition decide between the level", () => {
    // A and D have three points each, and D lost to A by less than it won its other game.
    const level = season("1 A D 1-0", "1 B C 0-0", "2 D B 5-0", "2 C A 1-0");
    expect(placesOf(level)?.slice(1)).toEqual(["C 2 1", "A 1 2", "D 4 3", "B 2 4"]);
    const byDifference: StandingsRules = { ...rules, criteria: ["points", "difference"] };
    expect(placesOf(level, {}, byDifference)?.slice(1)).toEqual(["C 2 1", "D 4 2", "A 1 3", "B 2 4"]);
  });

  it("count a postponed game with the round whose middle was over when it was played, and no earlier", () => {
    const games = season("1 A B 1-0", "2 A C 0-0", "2 B D 0-0", "3 A D 0-0", "3 B C 0-0");
    expect(placesOf([...games, match("1 C D 0-3", 16)])).toEqual(["1 2 3", "D 2 1 1", "A 1 2 2", "B 4 3 3", "C 2 4 4"]);
    expect(placesOf([...games, match("1 C D 0-3", 13)])).toContain("D 1 1 1");
  });

  it("count a game that was brought forward when it was played", () => {
    const three = [
      "1 A B 1-0",
      "1 C D 0-0",
      "1 E F 0-0",
      "2 A C 0-0",
      "2 B E 0-0",
      "2 D F 0-0",
      "3 B C 0-0",
      "3 E D 0-0",
    ];
    const games = season(...three);
    expect(placesOf([...games, match("3 F A 9-0", 9)])).toEqual(
      expect.arrayContaining(["1 2 3", "F 1 1 1", "A 2 2 2"]),
    );
    expect(placesOf([...games, match("3 F A 9-0", 21)])).toEqual(expect.arrayContaining(["F 2 2 1"]));
  });

  it("leave out a game that is called off, and the rounds to come", () => {
    const games = season("1 A B 1-0", "1 C D off", "2 A C 0-0", "2 B D 0-0", "3 A D", "3 B C");
    expect(placesOf(games)?.[0]).toBe("1 2");
  });

  it("say of a round of which a part is played that it is open, and count no running game", () => {
    const games = season("1 A B 1-0", "1 C D 3-0", "2 A C 2-0", "2 B D 0-9 live");
    expect(placesOf(games)).toEqual(["1 2 open", "A 2 1", "C 1 2", "B 3 3", "D 4 4"]);
  });

  it("are open where a postponed game will still count with the last round, and not where it will with a later one", () => {
    const games = season("1 A B 1-0", "2 A C 2-0", "2 B D 1-0", "3 A D", "3 B C");
    expect(placesOf([...games, match("1 C D", 18)])?.[0]).toBe("1 2 open");
    expect(placesOf([...games, match("1 C D", 25)])?.[0]).toBe("1 2");
  });

  it("are in the order in which whole rounds were played", () => {
    const games = [match("1 A B 1-0", 30), match("1 C D 3-0", 30), ...season("2 A C 2-0", "2 B D 1-0")];
    expect(placesOf(games)?.[0]).toBe("2 1");
  });

  it("read the number of a round from its name", () => {
    const games = twoRounds.map((each) => ({ ...each, round: `Matchday ${each.round}` }));
    expect(placesOf(games)?.[0]).toBe("1 2");
  });

  it.each([
    ["a cup", twoRounds, { format: "knock-out" }],
    ["groups", twoRounds.map((each, at) => ({ ...each, group: at % 2 === 0 ? "A" : "B" })), {}],
    ["games without rounds", twoRounds.map((each) => ({ ...each, round: "" })), {}],
    ["a single round", twoRounds.slice(0, 2), {}],
    ["rounds whose numbers begin anew", [...twoRounds, match("1 A B 1-0", 60), match("1 C D 1-0", 60)], {}],
  ] as const)("are none for %s", (_, games, league) => {
    expect(placesOf(games, league)).toBeNull();
  });

  it("are none where the regulations divide the season", () => {
    const split = { from: 2000, clubs: 4, games: 9, kind: "parts", parts: [], source: "" } as const;
    expect(placesOf(twoRounds, {}, { ...rules, split })).toBeNull();
  });
});
