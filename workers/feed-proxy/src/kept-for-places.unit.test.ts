import { expect, it } from "vitest";
import type { OriginFeedQuestion } from "../../../shared/wire/origin-feeds.ts";
import { makeClock } from "./fake-clock.ts";
import { createKeptForPlaces, type ShelfQuestion } from "./kept-for-places.ts";
import { sleep } from "./timers.ts";

const delaysMs = { up: 10, broken: 10, slow: 1_000, silent: 60_000 };

/** A shelf in front of a ledger whose body follows from its number. */
function makeShelf() {
  const clock = makeClock(Date.UTC(2026, 10, 20, 12));
  const ledger = { seq: 1, asked: [] as OriginFeedQuestion[], state: "up" as keyof typeof delaysMs };
  const ask = createKeptForPlaces(
    {
      async feed(question) {
        ledger.asked.push(question);
        await sleep(clock.timers, delaysMs[ledger.state]);
        if (ledger.state === "broken") throw new Error("broken");
        const { seq } = ledger;
        const body = `SA÷1¬~ZA÷${question.name} ${question.projectId} ${question.market} ${seq}¬~A1÷¬~`;
        return { body: question.knownEtag === String(seq) ? null : body, etag: String(seq), seq };
      },
    },
    clock.timers,
    () => clock.nowMs,
  );
  const get = (changes: Partial<ShelfQuestion> = {}) =>
    clock.until(ask({ projectId: 1, name: "f_1_0_0_fr_1", market: null, knownEtag: null, leastSeq: 0, ...changes }));
  return { get, ask, ledger, clock };
}

it("asks the ledger once for all places, and again with what it has when that is as old as a place may show it", async () => {
  const { get, ledger, clock } = makeShelf();
  const all = await Promise.all([get(), get(), get({ knownEtag: "1" })]);
  expect(all.map((answer) => answer?.body === null)).toEqual([false, false, true]);
  clock.nowMs += 1_980;
  expect(await get()).toMatchObject({ seq: 1, etag: "1", ageMs: 1_990 });
  expect(ledger.asked.map(({ knownEtag }) => knownEtag)).toEqual([null]);
  clock.nowMs += 10;
  expect(await get({ knownEtag: "1" })).toMatchObject({ body: null, seq: 1, ageMs: 10 });
  expect(await get()).toMatchObject({ body: expect.stringContaining(" 1¬") });
  expect(ledger.asked.map(({ knownEtag }) => knownEtag)).toEqual([null, "1"]);
});

it("[F11] keeps bodies of other projects and markets apart", async () => {
  const { get, ledger } = makeShelf();
  const name = "fo_1_0_0_fr_1_0";
  const bodies = [];
  for (const [projectId, market] of [
    [1, "fr"],
    [1, "be"],
    [1, null],
    [2, "fr"],
    [1, "fr"],
  ] as const) {
    bodies.push(/ZA÷([^¬]*)/.exec((await get({ name, projectId, market }))?.body ?? "")?.[1]);
  }
  expect(bodies).toEqual([`${name} 1 fr 1`, `${name} 1 be 1`, `${name} 1 null 1`, `${name} 2 fr 1`, `${name} 1 fr 1`]);
  expect(ledger.asked.length).toBe(4);
});

it("gives nobody an older body than the one that they have", async () => {
  const { get, ledger } = makeShelf();
  await get();
  ledger.seq = 5;
  expect(await get({ leastSeq: 1 })).toMatchObject({ seq: 1 });
  expect(await get({ leastSeq: 2 })).toMatchObject({ seq: 5 });
  expect(await get()).toMatchObject({ seq: 5 });
});

it("has nothing where the ledger fails or is slow, and asks it again for the next place", async () => {
  const { get, ledger, clock } = makeShelf();
  ledger.state = "broken";
  expect(await get()).toBeNull();
  ledger.state = "silent";
  const startMs = clock.nowMs;
  expect(await get()).toBeNull();
  expect(clock.nowMs - startMs).toBe(800);
  ledger.state = "up";
  await clock.pass(4_200);
  expect(await get()).toMatchObject({ seq: 1 });
});

it("keeps what a slow ledger answers after the place has left", async () => {
  const { get, ledger, clock } = makeShelf();
  ledger.state = "slow";
  expect(await get()).toBeNull();
  await clock.pass(1_000);
  expect(await get()).toMatchObject({ seq: 1 });
  expect(ledger.asked.length).toBe(1);
});
