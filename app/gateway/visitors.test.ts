import { expect, it, vi } from "vitest";
import { rulesFor } from "../../shared/betting/policy-for.ts";
import { parsePlaceKey } from "../../shared/places/place.ts";
import { unknownVisitor } from "../../shared/places/visitor.ts";
import { variantOf } from "../../variants/variant-of.ts";
import { readAnswers } from "./answers.ts";
import { createVisitorResolver } from "./visitors.ts";

const paris = { country: "FR", regionCode: "IDF", timezone: "Europe/Paris" };
const place = parsePlaceKey("FR:IDF");
const resolved = { place, rules: rulesFor(place, Date.UTC(2026, 10, 20) / 1000, "fr") };

/** A service whose answers the test gives. */
function open() {
  let nowMs = 0;
  const waiting: { readonly answer: () => void; readonly fail: () => void }[] = [];
  const faults: string[] = [];
  const resolve = createVisitorResolver(
    {
      resolve: () =>
        new Promise((answer, fail) => {
          waiting.push({ answer: () => answer(resolved), fail: () => fail(new Error("gone")) });
        }),
    },
    variantOf("fr"),
    { nowMs: () => nowMs, wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
    (what) => void faults.push(what),
  );
  const countryOf = async () => (await resolve(paris, null)).toVisitor(readAnswers(null)).place.country;
  return { countryOf, waiting, faults, pass: (ms: number) => void (nowMs += ms) };
}

it("[C4.42] resolves a place when the first of its visitors comes, by one request that all share, and keeps it", async () => {
  const { countryOf, waiting, pass } = open();
  expect(waiting).toHaveLength(0);
  const first = [countryOf(), countryOf(), countryOf()];
  expect(waiting).toHaveLength(1);
  waiting[0]?.answer();
  expect(await Promise.all(first)).toEqual(["FR", "FR", "FR"]);
  pass(59_000);
  expect(await countryOf()).toBe("FR");
  expect(waiting).toHaveLength(1);
});

it("[C4.42] counts as resolved once the country is known: after a failure the next visitor asks again", async () => {
  const { countryOf, waiting, faults } = open();
  const first = [countryOf(), countryOf()];
  waiting[0]?.fail();
  const { country } = unknownVisitor.place;
  expect(await Promise.all(first)).toEqual([country, country]);
  expect(faults).toHaveLength(1);
  const next = countryOf();
  waiting[1]?.answer();
  expect(await next).toBe("FR");
});

it("[C4.42] asks again for those who wait where the request that asked was cut", async () => {
  const { countryOf, waiting, pass } = open();
  void countryOf();
  const second = countryOf();
  expect(waiting).toHaveLength(1);
  pass(3_001);
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.answer();
  expect(await second).toBe("FR");
});
