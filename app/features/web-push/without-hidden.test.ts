import { expect, it } from "vitest";
import { withoutHidden } from "./without-hidden.ts";

const games = { 1: { game0001: 10, game0002: 20 } };
const choice = { delaySeconds: 0, isHidden: false, things: [] };
const thing = (kind: "game" | "team" | "league") => ({ kind, id: "game0001", name: "" });

it("asks for no message of a game whose result is hidden", () => {
  expect(withoutHidden(games, choice)).toEqual(games);
  expect(withoutHidden(games, { ...choice, isHidden: true })).toEqual({});
  expect(withoutHidden(games, { ...choice, things: [thing("game")] })).toEqual({ 1: { game0002: 20 } });
  // Which of the games are of the team or the league is not known.
  for (const kind of ["team", "league"] as const)
    expect(withoutHidden(games, { ...choice, things: [thing(kind)] })).toEqual({});
});
