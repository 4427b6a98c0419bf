import { expect, it } from "vitest";
import { parseVeilChoice, toVeilText, withThing } from "./veil-choice.ts";

it.each([
  [null, { delaySeconds: 0, isHidden: false, things: [] }, null],
  ["{", { delaySeconds: 0, isHidden: false, things: [] }, null],
  ['{"delaySeconds":30}', { delaySeconds: 30, isHidden: false, things: [] }, "late30"],
  ['{"delaySeconds":500,"isHidden":true}', { delaySeconds: 120, isHidden: true, things: [] }, "hidden"],
  ['{"delaySeconds":-5,"isHidden":"yes"}', { delaySeconds: 0, isHidden: false, things: [] }, null],
  ['{"delaySeconds":1.5}', { delaySeconds: 0, isHidden: false, things: [] }, null],
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
