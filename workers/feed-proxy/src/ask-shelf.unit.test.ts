import { expect, it } from "vitest";
import { parseFeedName } from "../../../shared/wire/feed-names.ts";
import { embeddedOrigin } from "../../../shared/operations/parse-origin-config.ts";
import { createShelfReader } from "./ask-shelf.ts";
import { askEmbedded } from "./embedded-origin.ts";
import { makeClock } from "./fake-clock.ts";
import type { ShelfQuestion } from "./kept-for-places.ts";

/** The embedded origin with shelves that answer as `state` says. */
function makeOrigin() {
  const clock = makeClock(Date.UTC(2026, 10, 20, 12));
  const shelf = {
    state: "up" as "up" | "empty" | "broken" | "silent",
    asked: [] as (ShelfQuestion & { shelf: string })[],
  };
  const failures: string[] = [];
  const ledgerAsked: object[] = [];
  const askShelf = createShelfReader(
    (name, region) => ({
      feed(question) {
        shelf.asked.push({ ...question, shelf: `${name} ${region}` });
        if (shelf.state === "silent") return new Promise(() => undefined);
        if (shelf.state === "broken") return Promise.reject(new Error("reset"));
        if (shelf.state === "empty") return Promise.resolve(null);
        return Promise.resolve({ body: "shelf", etag: "s", seq: 7, ageMs: 300 });
      },
    }),
    clock.timers,
    () => clock.nowMs,
    (name, reason) => failures.push(`${name} ${reason}`),
  );
  const ask = askEmbedded(
    {
      async feed(question) {
        ledgerAsked.push(question);
        return { body: "ledger", etag: "l", seq: 8 };
      },
    },
    askShelf,
    () => Promise.reject(new Error("another origin")),
  );
  const get = (text: string, continent: string | null = "EU", agoSeconds = 0) => {
    const name = parseFeedName(text);
    if (name === null) throw new Error(`no feed is called ${text}`);
    const known = { knownEtag: "k", knownSeq: "6" };
    const question = { projectId: 2, name, agoSeconds, market: null, continent, ...known };
    return clock.until(ask(embeddedOrigin, question, new AbortController().signal));
  };
  return { get, shelf, failures, ledgerAsked, clock };
}

it("asks the sport's shelf of the visitor's region, and tells it what the place has", async () => {
  const { get, shelf, ledgerAsked } = makeOrigin();
  expect(await get("f_1_0_0_fr_1")).toEqual({ body: "shelf", etag: "s", seq: "7", ageMs: 300 });
  await get("u_2_1", "SA");
  await get("d_su_1abcdefg_fr_1", null);
  expect(shelf.asked.map(({ shelf }) => shelf)).toEqual([
    "sport:1:weur weur",
    "sport:2:enam enam",
    "sport:1:weur weur",
  ]);
  expect(shelf.asked[0]).toMatchObject({
    projectId: 2,
    name: "f_1_0_0_fr_1",
    market: null,
    knownEtag: "k",
    leastSeq: 6,
  });
  expect(ledgerAsked).toEqual([]);
});

it.each(["f_1_-3_0_fr_1", "fm_0_0_fr_1", "sys_1", "nl_1_sport", "f_99_0_0_fr_1"])(
  "asks the ledger for %s, which no place asks for again soon or no one sport has",
  async (name) => {
    const { get, shelf, ledgerAsked } = makeOrigin();
    expect(await get(name)).toMatchObject({ body: "ledger", ageMs: 0 });
    expect([shelf.asked.length, ledgerAsked.length]).toEqual([0, 1]);
  },
);

it.each(["broken", "silent"] as const)(
  "asks the ledger while the shelf is %s, and the shelf after a while",
  async (state) => {
    const { get, shelf, failures, ledgerAsked, clock } = makeOrigin();
    const startMs = clock.nowMs;
    shelf.state = state;
    expect(await get("f_1_0_0_fr_1")).toMatchObject({ body: "ledger", seq: "8" });
    expect(clock.nowMs - startMs).toBe(state === "silent" ? 1_000 : 0);
    expect(await get("f_1_0_0_fr_1")).toMatchObject({ body: "ledger" });
    expect([shelf.asked.length, ledgerAsked.length, failures.length]).toEqual([1, 2, 1]);
    shelf.state = "up";
    clock.nowMs += 5_000;
    expect(await get("f_1_0_0_fr_1")).toMatchObject({ body: "shelf" });
    expect(ledgerAsked[0]).toEqual({ projectId: 2, name: "f_1_0_0_fr_1", market: null, knownEtag: "k" });
  },
);

it("asks the ledger where the shelf has nothing, and goes on asking the shelf", async () => {
  const { get, shelf, failures } = makeOrigin();
  shelf.state = "empty";
  expect(await get("f_1_0_0_fr_1")).toMatchObject({ body: "ledger" });
  shelf.state = "up";
  expect(await get("f_1_0_0_fr_1")).toMatchObject({ body: "shelf" });
  expect(failures).toEqual([]);
});

it("asks the ledger itself for a feed as it was", async () => {
  const { get, shelf, ledgerAsked } = makeOrigin();
  expect(await get("f_1_0_0_fr_1", "EU", 30)).toMatchObject({ body: "ledger" });
  expect([shelf.asked, ledgerAsked]).toMatchObject([[], [{ name: "f_1_0_0_fr_1", agoSeconds: 30 }]]);
});
