import { expect, it } from "vitest";
import { parseMutedKinds } from "./muted-kinds.ts";

it("[C5.03] reads kinds alone", () => {
  expect([null, "{", "{}", '["card", "nope", 1, "end"]'].map(parseMutedKinds)).toEqual([[], [], [], ["card", "end"]]);
});
