import { expect, it } from "vitest";
import { parseTournamentType, startsOpen, tournamentTypes } from "./tournament-types.ts";

it("[C3.06] reads t, p, s and c, and takes anything else for unknown", () => {
  expect(tournamentTypes).toEqual({ top: "t", primary: "p", secondary: "s", closed: "c", unknown: "" });
  expect(["t", "p", "s", "c", "", "x"].map(parseTournamentType)).toEqual(["t", "p", "s", "c", "", ""]);
});

it("[C3.06] starts only a closed tournament collapsed", () => {
  const open = Object.values(tournamentTypes).filter(startsOpen);
  expect(open).toEqual(["t", "p", "s", ""]);
});
