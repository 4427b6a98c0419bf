import { expect, it } from "vitest";
import { parseVeilChoice, toVeilMode } from "./veil-choice.ts";

it.each([
  [null, { delaySeconds: 0, isHidden: false }, null],
  ["{", { delaySeconds: 0, isHidden: false }, null],
  ['{"delaySeconds":30}', { delaySeconds: 30, isHidden: false }, "late"],
  ['{"delaySeconds":500,"isHidden":true}', { delaySeconds: 120, isHidden: true }, "hidden"],
  ['{"delaySeconds":-5,"isHidden":"yes"}', { delaySeconds: 0, isHidden: false }, null],
  ['{"delaySeconds":1.5}', { delaySeconds: 0, isHidden: false }, null],
])("reads %o", (text, choice, mode) => {
  expect([parseVeilChoice(text), toVeilMode(parseVeilChoice(text))]).toEqual([choice, mode]);
});
