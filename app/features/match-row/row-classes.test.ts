import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What rows are marked with: how many parts they have, who serves, what runs. */
const marks = /^\.(?:c\d|s\d|run|set|game|part)$/;

it("styles no element by a mark of rows alone: rows of all sports are on the page of one's games, beside sheets of other parts", () => {
  const bare = globSync("app/**/*.css", { exclude: ["app/features/match-row/**"] }).flatMap((path) =>
    readFileSync(path, "utf8")
      .replaceAll(/\/\*.*?\*\/|\([^()]*\)/gs, "")
      .split(/[{};]/)
      .flatMap((text) => text.split(","))
      .filter((selector) => marks.test(selector.trim()))
      .map((selector) => `${path}: ${selector.trim()}`),
  );
  expect(bare).toEqual([]);
});
