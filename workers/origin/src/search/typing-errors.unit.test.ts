import { describe, expect, it } from "vitest";
import { forgivenErrors, typingErrors } from "./typing-errors.ts";

describe("typing errors", () => {
  it.each([
    ["etienne", "etienne", 0],
    ["etiene", "etienne", 1],
    ["ettienne", "etienne", 1],
    ["etiunne", "etienne", 1],
    ["etinene", "etienne", 1],
    ["tienne", "etienne", 1],
    ["machnester", "manchester", 2],
    ["lyon", "metz", 4],
    ["", "metz", 4],
    ["metz", "", 4],
  ])("of %s for %s are %i", (typed, word, errors) => {
    expect(typingErrors(typed, word, "closed")).toBe(errors);
  });

  it("do not count the letters that are still to be typed", () => {
    expect(typingErrors("livrep", "liverpool", "open")).toBe(1);
    expect(typingErrors("livrep", "liverpool", "closed")).toBe(4);
  });

  it("are forgiven from four letters on, two of them from eight", () => {
    expect(["psg", "metz", "etienne", "bayersfc"].map(forgivenErrors)).toEqual([0, 1, 1, 2]);
  });
});
