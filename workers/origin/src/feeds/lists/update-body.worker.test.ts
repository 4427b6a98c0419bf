import { reset } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decodeChanges, encodeChange } from "../../../../../shared/wire/changes.ts";
import { splitRows } from "../../../../../app/live/rows-step.ts";
import { inLedger, push, readFeed, ringAt, saturday, setClock } from "../../../test/harness.ts";

beforeEach(() => setClock(saturday));
afterEach(() => reset());

/** Numbers a count of changes at once, each with a notice of a given length. */
const burst = (count: number, noticeLength: number, atSeconds = saturday) =>
  inLedger(({ changes, subjects }) => {
    const before = changes.lastSeq(subjects.update);
    const rows = Array.from({ length: count }, (_, index) =>
      encodeChange({ id: `1Event${index % 90}`, notice: `${before + index + 1} `.padEnd(noticeLength, "x") }),
    );
    changes.appendAll(subjects.update, rows, atSeconds);
  });

/** The numbers that the rows of a body were written with. */
const numbersIn = (body: string) => decodeChanges(body).changes.map(({ notice }) => Number.parseInt(notice ?? "", 10));

describe("an update feed after a burst", () => {
  it.each([
    ["many rows", 5_000, 10, 2_000],
    ["long rows", 400, 5_000, 105],
  ])("[F15] holds the last of %s, and its last number is that of the feed", async (_, count, length, most) => {
    await readFeed("u_1_1");
    await burst(count, length);
    const { body, seq } = await readFeed("u_1_1");
    const reported = numbersIn(body);
    expect(body.length).toBeLessThanOrEqual(524_288);
    expect(reported.length).toBeGreaterThan(most * 0.9);
    expect(reported.length).toBeLessThanOrEqual(most);
    expect(reported).toEqual(reported.map((_, index) => seq - reported.length + 1 + index));
  });

  it("[F15] [F16] is bounded at an earlier number too", async () => {
    await readFeed("u_1_1");
    await burst(3_000, 10);
    const { seq } = await readFeed("u_1_1");
    const past = await readFeed(`u_1_1?seq=${seq - 500}`);
    expect([past.seq, numbersIn(past.body).at(-1), splitRows(past.body).length]).toEqual([seq - 500, seq - 500, 2_000]);
  });

  it("[F15] is empty where the last change alone is too long, so that the client takes the repair feed", async () => {
    const { seq } = await readFeed("u_1_1");
    await burst(1, 600_000);
    expect(await readFeed("u_1_1")).toEqual({ body: "0", seq: seq + 1 });
  });

  it("[F15] has no gap where the ledger's clock went back", async () => {
    await readFeed("u_1_1");
    await burst(3, 10, saturday);
    await burst(3, 10, saturday - 400);
    await burst(3, 10, saturday);
    const { body, seq } = await readFeed("u_1_1");
    expect(numbersIn(body)).toEqual([seq - 2, seq - 1, seq]);
  });
});

it("[P3] a burst goes to the hub in calls of bounded length", async () => {
  await push.forget("u_1_1");
  await readFeed("u_1_1");
  await burst(300, 5_000);
  await ringAt(saturday + 1);
  const { seq } = await readFeed("u_1_1");
  const rows = await push.rows("u_1_1");
  expect(rows.length).toBe(seq);
  expect(await push.longestCall("u_1_1")).toBeLessThanOrEqual(262_144);
});
