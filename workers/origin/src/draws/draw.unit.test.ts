import { describe, expect, it } from "vitest";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import { initialState } from "../../../../shared/timeline/fold.ts";
import { aSchedule } from "../../../../shared/timeline/schedule.fixture.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { countsAwayGoals } from "../standings/season-rules.ts";
import { toDraw, type Draw } from "./draw.ts";
import { parseRound } from "./round-key.ts";

const team = (name: string) => ({ id: name, name, code: name, slug: name });

let reported = 0;
/** "A B 2-1": over; "A B 1-1 4-3": after a shoot-out; "A B": to come. Each starts after the one before it. */
function match(round: string, text: string, seriesId?: string): EventState {
  const [home = "", away = "", score, shootOut] = text.split(" ");
  reported += 1;
  const schedule = aSchedule({
    eventId: `1${String(reported).padStart(7, "0")}`,
    startSeconds: reported,
    round,
    home: team(home),
    away: team(away),
    ...(seriesId === undefined ? {} : { seriesId }),
  });
  const over = shootOut === undefined ? eventStatus.finished : eventStatus.afterPenalties;
  return {
    ...initialState(schedule),
    status: score === undefined ? eventStatus.scheduled : over,
    score: toPair(score),
    shootOut: toPair(shootOut),
  };
}

function toPair(text: string | undefined): readonly [number, number] | null {
  const [home = 0, away = 0] = (text ?? "").split("-").map(Number);
  return text === undefined ? null : [home, away];
}

/** "A-B 2:1 >1": who, the score, which of them went on. */
const lines = (draw: Draw) =>
  draw.map(
    ({ key, ties }) =>
      `${key}: ${ties
        .map((tie) => {
          if (tie === null) return "none";
          const { slots, score, winner } = tie;
          const names = slots.map((slot) => slot?.id ?? "?").join("-");
          return [names, score?.join(":"), winner === null ? undefined : `>${winner}`].filter(Boolean).join(" ");
        })
        .join(", ")}`,
  );

describe("a draw", () => {
  it("puts winners into rounds that are not announced yet", () => {
    const quarters = ["A B 2-1", "C D 0-3", "E F 1-1 4-5", "G H"].map((text) => match("1/4", text));
    expect(lines(toDraw(quarters))).toEqual([
      "1/4: A-B 2:1 >1, C-D 0:3 >2, E-F 1:1 >2, G-H",
      "1/2: A-D, F-?",
      "final: ?-?",
    ]);
  });

  it("decides a level tie by the goals away from home in the seasons that counted them", () => {
    const legs = ["A B 2-1", "B A 1-0", "C D 1-1", "D C 1-1"].map((text) => match("1/2", text));
    expect(lines(toDraw(legs, true))[0]).toBe("1/2: A-B 2:2 >2, C-D 2:2");
    expect(lines(toDraw(legs))[0]).toBe("1/2: A-B 2:2, C-D 2:2");
    const inCup = (countryKey: string, name: string) => (season: string) =>
      countsAwayGoals({ sportId: sportIds.soccer, countryKey, name, season });
    const [uefa, world] = ["EUROPE", "WORLD"].map((countryKey) => inCup(countryKey, "Ligue des champions"));
    const winnersCup = inCup("EUROPE", "Coupe des vainqueurs de coupe");
    expect([winnersCup("1964-65"), winnersCup("1965-66"), uefa?.("1965-66")]).toEqual([false, true, false]);
    expect(["2018-19", "2020-21", "2021-22", "1960-61", ""].map((season) => uefa?.(season))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(world?.("2018-19")).toBe(false);
  });

  it("puts the ties of a round where the next round's sides came from", () => {
    const events = [
      ...["A B 2-1", "C D 0-3", "E F 1-0", "G H 0-1"].map((text) => match("1/4", text)),
      match("1/2", "H A 1-0"),
      match("1/2", "D E"),
    ];
    expect(lines(toDraw(events))).toEqual([
      "1/4: G-H 0:1 >2, A-B 2:1 >1, C-D 0:3 >2, E-F 1:0 >1",
      "1/2: H-A 1:0 >1, D-E",
      "final: H-?",
    ]);
  });

  it("adds two legs up, from the view of the first host, and asks what came after level legs", () => {
    const legs = (first: string, second: string) => [match("1/2", first), match("1/2", second)];
    const events = [...legs("A B 2-1", "B A 3-1"), ...legs("C D 1-0", "D C 1-0 3-4")];
    expect(lines(toDraw(events))).toEqual(["1/2: A-B 3:4 >2, C-D 1:1 >1", "final: B-C"]);
    expect(lines(toDraw([...legs("A B 2-0", "B A"), match("1/2", "C D 1-0")]))[0]).toBe("1/2: A-B 2:0, C-D 1:0 >1");
  });

  it("counts the games of a series", () => {
    const series = ["A B 1-0", "A B 5-0", "B A 1-0", "B A 0-1"].map((text) => match("final", text, "1Series0"));
    expect(lines(toDraw(series))).toEqual(["final: A-B 3:1 >1"]);
  });

  it("has no score for a tie that was given up before it began", () => {
    const givenUp = { ...match("Final", "A B"), status: eventStatus.walkover, facts: { winner: 2 } as const };
    expect(lines(toDraw([givenUp]))).toEqual([expect.stringMatching(/: A-B >2$/)]);
  });

  it("gives a participant a bye, and takes the names from the next round", () => {
    const events = [match("1/4", "A B 1-1"), match("1/4", "C D 2-0"), match("1/2", "B S"), match("1/2", "C T")];
    expect(lines(toDraw(events))).toEqual(["1/4: A-B 1:1 >2, none, C-D 2:0 >1, none", "1/2: B-S, C-T", "final: ?-?"]);
  });

  it("is empty without a knock-out round", () => {
    expect(toDraw([match("1", "A B 1-0"), match("Match for third place", "A B 1-0")])).toEqual([]);
  });
});

it("reads rounds as sources name them", () => {
  const keys = [
    "final",
    "Semi-finals",
    "1/4",
    "Round of 16",
    "Seizièmes de finale",
    "Achtelfinale",
    "Halbfinale",
    "12",
    "1/3",
    "Group A",
  ];
  expect(keys.map((round) => parseRound(round)?.key ?? null)).toEqual([
    "final",
    "1/2",
    "1/4",
    "1/8",
    "1/16",
    "1/8",
    "1/2",
    null,
    null,
    null,
  ]);
});
