import { expect, it } from "vitest";
import { raceSection, roundSection, readRounds, readRace } from "./field-section.ts";
import { readHoles, holesSection } from "./starter-section.ts";

it("reads places by lap and stops by lap with their tyres, and leaves out what is neither", () => {
  const body = raceSection.encode({
    sportId: 0,
    rows: [
      { kind: "laps", fields: { eventId: "A", name: "Ann", marks: "0:2|5:1|x:3|7:0|10:1", tyre: "medium" } },
      { kind: "stop", fields: { eventId: "A", number: 2, lap: 9, time: "21.4", tyre: "hard" } },
      { kind: "stop", fields: { eventId: "A", number: 1, lap: 4, tyre: "square" } },
      { kind: "laps", fields: { eventId: "B" } },
    ],
    signature: "s",
  });
  expect(readRace(body)).toEqual({
    starters: [
      {
        eventId: "A",
        name: "Ann",
        marks: [
          { lap: 0, place: 2 },
          { lap: 5, place: 1 },
          { lap: 10, place: 1 },
        ],
        tyre: "medium",
      },
      { eventId: "B", name: "", marks: [], tyre: null },
    ],
    stops: [
      { eventId: "A", number: 1, lap: 4, time: "", tyre: null },
      { eventId: "A", number: 2, lap: 9, time: "21.4", tyre: "hard" },
    ],
  });
  expect(readRace("0")).toEqual({ starters: [], stops: [] });
});

it("reads rounds by starter", () => {
  const round = (fields: object) => ({ kind: "round" as const, fields });
  const body = roundSection.encode({
    sportId: 0,
    rows: [
      round({ eventId: "A", number: 1, value: "121.3", metres: 126.5, rank: 2 }),
      round({ eventId: "B", number: 1 }),
      round({ eventId: "A", number: 2, value: "128.8" }),
    ],
    signature: "",
  });
  expect([...readRounds(body)]).toEqual([
    [
      "A",
      [
        { number: 1, value: "121.3", metres: 126.5, rank: 2 },
        { number: 2, value: "128.8", metres: null, rank: null },
      ],
    ],
    ["B", [{ number: 1, value: "", metres: null, rank: null }]],
  ]);
});

it("[C3.25] says what each hole of a card is worth, but not of holes that were reported together", () => {
  const holes = (through: number, toPar: number, par: number) => ({
    kind: "holes" as const,
    fields: { through, toPar, par },
  });
  const body = holesSection.encode({
    sportId: 0,
    rows: [
      { kind: "round", fields: { label: "Round 1", toPar: -1, holesPlayed: 4 } },
      holes(1, -1, 4),
      holes(2, 0, 3),
      holes(4, -1, 5),
    ],
    signature: "",
  });
  expect(readHoles(body)).toEqual([
    {
      label: "Round 1",
      toPar: -1,
      holesPlayed: 4,
      holes: [
        { number: 1, par: 4, toPar: -1 },
        { number: 2, par: 3, toPar: 1 },
        { number: 4, par: 5, toPar: null },
      ],
    },
  ]);
});
