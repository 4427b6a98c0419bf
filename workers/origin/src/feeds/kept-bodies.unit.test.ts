import { expect, it } from "vitest";
import { contentHash } from "../../../../shared/feed/content-hash.ts";
import { parseFeedName } from "../../../../shared/feed/names.ts";
import { createKeptBodies } from "./kept-bodies.ts";

const day = (number: number) => `f_1_${number}_2_fr_1`;
const today = day(0);

/** Builds bodies of a length, and counts them. */
function start(length = 8) {
  const keptBody = createKeptBodies();
  let built = 0;
  return {
    built: () => built,
    ask(
      name: string,
      writes: number,
      nowSeconds: number,
      { lastSeq = 1, ...others }: { market?: string; asOfSeq?: number; lastSeq?: number } = {},
    ) {
      const parsed = parseFeedName(name);
      if (parsed === null) throw new Error(`no feed ${name}`);
      const question = { name: parsed, projectLanguage: "fr", market: null, asOfSeq: null, ...others } as const;
      return keptBody(question, { writes, lastSeq, nowSeconds }, () => String((built += 1)).padEnd(length));
    },
  };
}

it("builds a day's list once until the ledger is written to or a day of some zone begins", () => {
  const { ask, built } = start();
  const first = ask(today, 1, 7_200);
  expect(first.etag).toBe(contentHash(first.body));
  expect(ask(today, 1, 10_799)).toBe(first);
  ask(today, 1, 10_800);
  expect(built()).toBe(2);
  ask(today, 2, 10_800);
  expect(built()).toBe(3);
  ask(today, 2, 10_800, { lastSeq: 2 });
  expect(built()).toBe(4);
});

it("keeps apart names and markets, and nothing of the past", () => {
  const { ask, built } = start();
  for (const market of ["fr", "de", "fr"]) ask("uo_1_0", 1, 0, { market });
  expect(built()).toBe(2);
  for (const number of [0, 1, 0]) ask(day(number), 1, 0);
  expect(built()).toBe(4);
  for (const asOfSeq of [5, 5]) ask(today, 1, 0, { asOfSeq });
  expect(built()).toBe(6);
});

it("builds what the clock changes each second, and what few ask for at once each time", () => {
  const { ask, built } = start();
  for (const nowSeconds of [5, 5, 6]) ask("u_1_1", 1, nowSeconds);
  expect(built()).toBe(2);
  for (const nowSeconds of [6, 6]) ask("dc_1_aaaaaaaa", 1, nowSeconds);
  expect(built()).toBe(4);
});

it("lets go of what was asked for longest ago where all together are too long", () => {
  const { ask, built } = start(3 * 1024 * 1024);
  for (const number of [0, 1, 2, 2]) ask(day(number), 1, 0);
  expect(built()).toBe(3);
  ask(today, 1, 0);
  expect(built()).toBe(4);
});
