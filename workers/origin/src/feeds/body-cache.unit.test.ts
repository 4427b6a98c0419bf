import { expect, it } from "vitest";
import { contentHash } from "../../../../shared/wire/content-hash.ts";
import { parseFeedName } from "../../../../shared/wire/feed-names.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { add, at, goal, openLedger, posted, saturday, status, wire } from "../../test/ledger-in-node.ts";
import { openAppend } from "../ledger/append.ts";
import type { Clock } from "../ledger/sources.ts";
import { createBodyCache } from "./body-cache.ts";

const day = (number: number) => `f_1_${number}_2_fr_1`;
const today = day(0);

/** Bodies that are read from a posted game, and how many were built. */
function start(length = 8) {
  const ledger = openLedger([wire]);
  for (const id of ["1aaaaaaa", "1bbbbbbb"]) add(ledger, posted(id), status(0, eventStatus.firstHalf));
  const keptBody = createBodyCache(ledger.sources);
  let built = 0;
  const readGame = () => ledger.incidents.ofEvent("1aaaaaaa");
  return {
    ledger,
    built: () => built,
    ask(
      name: string,
      nowSeconds = saturday,
      others: { market?: string; asOfSeq?: number } = {},
      read: (clock: Clock) => unknown = readGame,
    ) {
      const parsed = parseFeedName(name);
      if (parsed === null) throw new Error(`no feed ${name}`);
      const question = { name: parsed, projectLanguage: "fr", market: null, asOfSeq: null, ...others } as const;
      const clock = ledger.sources.clockAt(nowSeconds);
      return keptBody(question, clock, () => {
        read(clock);
        return String((built += 1)).padEnd(length);
      });
    },
    score(eventId: string) {
      const batch = openAppend(ledger, at(5), "wire");
      batch.append(eventId, [goal(`g${String(Math.random())}`, 5)], false);
      batch.save();
    },
  };
}

it("builds a body once until what it was read from is written to, whatever else is", () => {
  const { ask, built, score } = start();
  const first = ask(today);
  expect(first.etag).toBe(contentHash(first.body));
  score("1bbbbbbb");
  expect(ask(today, saturday + 86_400)).toBe(first);
  score("1aaaaaaa");
  expect(ask(today)).not.toBe(first);
  expect(built()).toBe(2);
});

it("builds one anew when the step of the clock has ended that it asked for, and before it began", () => {
  const { ask, built } = start();
  const inQuarters = (nowSeconds: number) => ask(today, nowSeconds, {}, (clock) => clock.at(900));
  for (const nowSeconds of [7_200, 8_099]) inQuarters(nowSeconds);
  expect(built()).toBe(1);
  inQuarters(8_100);
  expect(built()).toBe(2);
  inQuarters(8_099);
  expect(built()).toBe(3);
});

it("keeps apart names and markets, and nothing of the past", () => {
  const { ask, built } = start();
  for (const market of ["fr", "de", "fr"]) ask("uo_1_0", saturday, { market });
  expect(built()).toBe(2);
  for (const number of [0, 1, 0]) ask(day(number));
  expect(built()).toBe(4);
  for (const asOfSeq of [5, 5]) ask(today, saturday, { asOfSeq });
  expect(built()).toBe(6);
});

it("lets go of what was asked for longest ago where all together are too long", () => {
  const { ask, built } = start(3 * 1024 * 1024);
  for (const number of [0, 1, 2, 2]) ask(day(number));
  expect(built()).toBe(3);
  ask(today);
  expect(built()).toBe(4);
});
