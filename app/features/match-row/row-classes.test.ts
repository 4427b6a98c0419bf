import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The classes that mark a row's state: the number of parts, the server, the running part. */
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
