import { expect, it } from "vitest";
import { withoutHidden } from "./browser-push.ts";

const games = { 1: { game0001: 10, game0002: 20 } };
const choice = { delaySeconds: 0, isHidden: false, things: [] };
const thing = (kind: "game" | "team" | "league") => ({ kind, id: "game0001", name: "", tells: [] });
const leagueOf = (_: string, eventId: string) => (eventId === "game0001" ? "1_77_TOP" : "1_77_TWO");

it("asks for no message of a game whose result is hidden", () => {
  expect(withoutHidden(games, choice, leagueOf, {})).toEqual(games);
  expect(withoutHidden(games, { ...choice, isHidden: true }, leagueOf, {})).toEqual({});
  expect(withoutHidden(games, { ...choice, things: [thing("game")] }, leagueOf, {})).toEqual({ 1: { game0002: 20 } });
});

it("asks for no message of the games of a hidden team, nor of those whose sides are not known", () => {
  const things = [{ ...thing("team"), id: "lyon" }];
  const sides = { game0001: ["lens", "lyon"], game0002: ["nice", "brest"] };
  expect(withoutHidden(games, { ...choice, things }, leagueOf, sides)).toEqual({ 1: { game0002: 20 } });
  expect(withoutHidden(games, { ...choice, things }, leagueOf, { game0001: ["lens", "metz"] })).toEqual({
    1: { game0001: 10 },
  });
});

it("asks for no message of the games of a hidden league, nor of those whose league is not known", () => {
  const things = [{ ...thing("league"), id: "1_77_TOP" }];
  expect(withoutHidden(games, { ...choice, things }, leagueOf, {})).toEqual({ 1: { game0002: 20 } });
  expect(withoutHidden(games, { ...choice, things }, () => null, {})).toEqual({ 1: {} });
});
