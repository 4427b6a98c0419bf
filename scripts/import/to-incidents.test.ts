import { describe, expect, it } from "vitest";
import { incidentsSchema } from "../../workers/origin/src/ingest/schemas.ts";
import { toIncidents } from "./to-incidents.ts";
import type { ParsedMatch } from "./parsed-match.ts";

const aMatch: ParsedMatch = {
  round: "",
  day: 19_000,
  minuteOfDay: 900,
  home: "Ghana",
  away: "Norway",
  result: null,
  occurrence: 0,
  goals: [{ side: 1, scorer: "Ann", minute: "45+2", kind: "goal" }],
  cards: [
    { side: 2, player: "Eve", colour: "red", minute: "46" },
    { side: 2, player: "Fay", colour: "yellow", minute: "3" },
  ],
};

describe("the incidents of a match", () => {
  it("are its goals and cards in their order, with the break between the halves", () => {
    expect(toIncidents(aMatch, 0)).toEqual([
      { kind: "card", side: 2, colour: "yellow", minute: "3", atSeconds: 180 },
      { kind: "goal", side: 1, minute: "45+2", atSeconds: 47 * 60 },
      { kind: "card", side: 2, colour: "red", minute: "46", atSeconds: 61 * 60 },
    ]);
  });

  it("are what the ingest API takes", () => {
    const post = { eventId: "1abcdefg", incidents: [...toIncidents(aMatch, 0)] };
    expect(incidentsSchema.safeParse(post).error).toBeUndefined();
  });

  it("are none where the source tells results only", () => {
    const { cards: _, ...match } = aMatch;
    expect(toIncidents(match, 0)).toEqual([]);
  });
});
