import { expect, it } from "vitest";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { initialState } from "../../../../shared/timeline/fold.ts";
import { aGame, aTeam } from "../../test/ledger-in-node.ts";
import { toDecidedBy } from "./decided-by.ts";

let starts = 0;
/** A game whose id is its text: "Lens-Metz". Each starts after the one before it. */
function game(round: string, text: string) {
  const [home = "", away = ""] = text.split("-");
  starts += 1;
  return initialState(aGame(text, { round, startSeconds: starts, home: aTeam(home), away: aTeam(away) }));
}
const cup = { tournamentId: "cup", format: "groups" } as const;
const decidersOf = (state: ReturnType<typeof game>, ...stage: readonly ReturnType<typeof game>[]) =>
  toDecidedBy(state, cup, () => stage);

const group = [game("1", "Lens-Metz"), game("1", "Nice-Brest"), game("2", "Lens-Brest"), game("2", "Nice-Metz")];
const semis = [
  game("Semi-finals, 1st leg", "Lens-Nice"),
  game("Semi-finals, 1st leg", "Metz-Brest"),
  game("Semi-finals, 2nd leg", "Nice-Lens"),
];
const final = game("Final", "Lens-Brest");
const later = game("Final", "Nice-Lens");

it("names the games of the round before, both legs and both sides, whichever side is hidden", () => {
  expect(decidersOf(final, ...group, ...semis, final, later)).toEqual([
    "cup",
    "Lens-Nice",
    "Lens",
    "Nice",
    "Nice-Lens",
    "Metz-Brest",
    "Metz",
    "Brest",
  ]);
  expect(decidersOf(game("Third place", "Nice-Metz"), ...semis)).toContain("Metz-Brest");
});

it("names the last games of the groups before the first knock-out round", () => {
  const [semi = final] = semis;
  expect(decidersOf(semi, ...group, ...semis)).toEqual([
    "cup",
    "Lens-Brest",
    "Lens",
    "Brest",
    "Nice-Metz",
    "Nice",
    "Metz",
  ]);
});

it("names no other leg of the same tie", () => {
  const [, , second = final] = semis;
  expect(decidersOf(second, ...group, ...semis)).not.toContain("Lens-Nice");
});

it("names nothing for a first round, a game of a table and a game that has begun", () => {
  const [semi = final] = semis;
  expect(decidersOf(semi, ...semis, final)).toEqual([]);
  expect(decidersOf(game("3", "Lens-Nice"), ...group)).toEqual([]);
  expect(decidersOf({ ...final, status: eventStatus.firstHalf }, ...semis)).toEqual([]);
});

it("takes any round of a competition without tables for a knock-out", () => {
  const first = game("1st round", "Lens-Metz");
  const second = game("2nd round", "Lens-Nice");
  const ids = toDecidedBy(second, { tournamentId: "cup", format: "knock-out" }, () => [first, second]);
  expect(ids).toEqual(["cup", "Lens-Metz", "Lens", "Metz"]);
});
