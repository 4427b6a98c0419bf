import { expect, it } from "vitest";
import { delayOfMatch, longestDelayOf, parseVeilChoice, toVeilText, withMatchDelay, withThing } from "./veil-choice.ts";

it.each([
  [null, { delaySeconds: 0, matches: {}, isHidden: false, things: [] }, null],
  ["{", { delaySeconds: 0, matches: {}, isHidden: false, things: [] }, null],
  ['{"delaySeconds":30}', { delaySeconds: 30, matches: {}, isHidden: false, things: [] }, "late30"],
  ['{"delaySeconds":500,"isHidden":true}', { delaySeconds: 180, matches: {}, isHidden: true, things: [] }, "hidden"],
  ['{"delaySeconds":-5,"isHidden":"yes"}', { delaySeconds: 0, matches: {}, isHidden: false, things: [] }, null],
  ['{"delaySeconds":1.5}', { delaySeconds: 0, matches: {}, isHidden: false, things: [] }, null],
])("reads %o", (text, choice, mode) => {
  expect([parseVeilChoice(text), toVeilText(parseVeilChoice(text))]).toEqual([choice, mode]);
});

it("keeps what is hidden by itself, without what is not sound; the document is told of it", () => {
  const game = { kind: "game", id: "game0001", name: "Lens - Lyon", tells: ["lens", "lyon"] } as const;
  const stored = [game, { ...game, kind: "sport" }, { ...game, id: "a b" }, { kind: "team", id: "lens" }, null];
  const choice = parseVeilChoice(JSON.stringify({ things: stored }));
  expect([choice.things, toVeilText(choice)]).toEqual([[game], "some!g.game0001.lens.lyon"]);
  expect(toVeilText(withThing(choice, game))).toBeNull();
  expect(withThing(withThing(choice, game), game)).toEqual(choice);
});

it("keeps a delay for each match, which documents are as late as, and gives it up when the match must be over", () => {
  const none = parseVeilChoice('{"delaySeconds":20}');
  const one = withMatchDelay(none, "game0001", 43, 1_000);
  const both = withMatchDelay(one, "game0002", 0, 2_000);
  expect(["game0001", "game0002", "game0003"].map((id) => delayOfMatch(both, id))).toEqual([43, 0, 20]);
  expect([longestDelayOf(none), longestDelayOf(both), toVeilText(both)]).toEqual([20, 43, "late45"]);
  expect(parseVeilChoice(JSON.stringify(both))).toEqual(both);
  expect(withMatchDelay(one, "game0001", null, 2_000)).toEqual(none);
  const nextDay = withMatchDelay(both, "game0003", 5, 1_000 + 12 * 3600);
  expect(Object.keys(nextDay.matches)).toEqual(["game0002", "game0003"]);
});

it("keeps the latest delays of twenty matches, and none that is not sound", () => {
  const many = Array.from({ length: 25 }, (_, index) => index).reduce(
    (choice, index) => withMatchDelay(choice, `game00${index + 10}`, 30, 1_000 + index),
    parseVeilChoice(null),
  );
  expect([Object.keys(many.matches).length, Object.keys(many.matches)[0]]).toEqual([20, "game0015"]);
  const stored = { a: 1, game0001: { seconds: 999, sinceSeconds: 1 }, "../game1": { seconds: 3, sinceSeconds: 1 } };
  expect(parseVeilChoice(JSON.stringify({ matches: { ...stored, game0002: { seconds: 3 } } })).matches).toEqual({
    game0001: { seconds: 180, sinceSeconds: 1 },
  });
});
