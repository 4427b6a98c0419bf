import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { crestCount } from "../../shared/competitions/crest.ts";
import { crestColours } from "../../shared/competitions/crest-colours.ts";

const sheet = readFileSync(new URL("../../app/features/match-row/crests.css", import.meta.url), "utf8");
const gradients = [...sheet.matchAll(/--c(\d+): linear-gradient\((.+)\);/g)].map(([, , gradient = ""]) => gradient);

it("draws each crest in the colours and the pattern that the site's sheet gives it", () => {
  expect([crestColours.length, gradients.length]).toEqual([crestCount, crestCount]);
  const drawn = crestColours.map(({ pattern, first, second }) =>
    pattern === "halves"
      ? `90deg, ${first} 50%, ${second} 0`
      : pattern === "third"
        ? `90deg, ${first} 33%, ${second} 0 67%, ${first} 0`
        : pattern === "band"
          ? `${first} 55%, ${second} 0`
          : `135deg, ${first} 50%, ${second} 0`,
  );
  expect(drawn).toEqual(gradients);
});
