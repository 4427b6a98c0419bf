import { reset, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeCodes } from "../../../shared/push/close-codes.ts";
import { maxSocketsPerClient } from "../../../shared/push/push-limits.ts";
import { oddsSubject } from "../../../shared/push/subjects.ts";
import { keepAlive } from "./open-stream.ts";
import { hello, publish, publishWide, relay, repair, rowsFrame, subject } from "./test-hub.ts";
import { openReader } from "./test-stream.ts";
import { evict } from "../../evict.fixture.ts";

const usualMs = keepAlive.ms;
const joins = [{ subject, since: 0 }];
const end = ({ code }: { readonly code: number }) => ({ id: "", name: "end", data: String(code) });
const countSockets = () => runInDurableObject(relay(), (_, state) => state.getWebSockets().length);

beforeEach(() => {
  keepAlive.ms = 20;
});
afterEach(async () => {
  keepAlive.ms = usualMs;
  await reset();
});

describe("a stream", () => {
  it("[P21] greets like a socket, brings what is missing, and passes on each later change", async () => {
    await publish(1, 9);
    const reader = await openReader([{ subject, since: 6 }]);
    expect(await reader.next()).toEqual(hello(9));
    expect(await reader.next()).toEqual(rowsFrame(7, 9));
    await publish(10, 10);
    expect(await reader.next()).toEqual(rowsFrame(10, 10));
    await reader.leave();
  });

  it("[P21] may be kept by no cache and gathered by no proxy", async () => {
    const { headers, leave } = await openReader(joins);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    await leave();
  });

  it("[P21] goes on after the last event that its reader has seen, in each subject", async () => {
    const other = "ul_1_1";
    await publish(1, 4);
    await publish(1, 2, other);
    const both = [...joins, { subject: other, since: 1 }];
    const first = await openReader(both);
    await first.next();
    expect([await first.next(), first.lastId()]).toEqual([rowsFrame(1, 4), `${subject}:4 ${other}:1`]);
    expect([await first.next(), first.lastId()]).toEqual([rowsFrame(2, 2, other), `${subject}:4 ${other}:2`]);
    await first.leave();
    await publish(5, 6);
    const second = await openReader(both, { lastEventId: first.lastId() });
    await second.next();
    expect(await second.next()).toEqual(rowsFrame(5, 6));
    await publish(3, 3, other);
    await second.next();
    expect(second.lastId()).toBe(`${subject}:6 ${other}:3`);
    await second.leave();
  });

  it("[P21] counts as seen what follows without a gap alone", async () => {
    await publish(1, 2_105);
    const reader = await openReader([{ subject, since: 4 }]);
    expect([await reader.next(), await reader.next()]).toEqual([hello(2_105), repair(105)]);
    await publish(2_106, 2_106);
    expect([await reader.next(), reader.lastId()]).toEqual([rowsFrame(2_106, 2_106), `${subject}:4`]);
    await reader.leave();
  });

  it("[P21] shows again and again that it lives", async () => {
    const reader = await openReader(joins);
    const signs: string[] = [];
    while (signs.length < 3) {
      const { data } = await reader.nextEvent();
      if (!data.startsWith("{")) signs.push(data);
    }
    expect(signs).toEqual(["pong", "pong", "pong"]);
    await reader.leave();
  });

  it("[P7] [P10] refuses what a socket refuses, by the same code", async () => {
    const refused = await openReader([{ subject: oddsSubject(1, "fr"), since: 0 }], { country: "XX" });
    expect(await refused.next()).toEqual(end(closeCodes.policy));
    await expect(refused.next()).rejects.toThrow("has ended");
    expect(await (await openReader([{ subject: "nonsense", since: 0 }])).next()).toEqual(
      end(closeCodes.unknownSubject),
    );
  });

  it("[P12] takes one of the places of its client, and gives it back when its reader leaves", async () => {
    const mine = { address: "203.0.113.7" };
    const readers = [];
    while (readers.length < maxSocketsPerClient) readers.push(await openReader(joins, mine));
    expect(await (await openReader(joins, mine)).next()).toEqual(end(closeCodes.tooManySockets));
    await readers[0]?.leave();
    await expect.poll(countSockets).toBe(maxSocketsPerClient - 1);
    const late = await openReader(joins, mine);
    expect(await late.next()).toEqual(hello(0));
    for (const reader of [...readers.slice(1), late]) await reader.leave();
  });

  it("[P11] lets a reader that reads have more than may wait for it", async () => {
    keepAlive.ms = usualMs;
    const reader = await openReader(joins);
    await reader.next();
    for (let first = 1; first <= 200; first += 20) {
      await publishWide(first, first + 19);
      let last = first - 1;
      while (last < first + 19) {
        const frame = await reader.next();
        if ("t" in frame && frame.t === "rows") last = Number(/:(\d+)$/.exec(reader.lastId())?.[1]);
      }
    }
    expect(reader.lastId()).toBe(`${subject}:200`);
    await reader.leave();
  });

  it("[P11] ends where its reader takes nothing any more", async () => {
    await openReader(joins);
    expect(await countSockets()).toBe(1);
    await expect.poll(countSockets).toBe(0);
  });

  it("outlives the sleep of its relay", async () => {
    const reader = await openReader(joins);
    await reader.next();
    await evict(relay());
    await publish(1, 1);
    expect(await reader.next()).toEqual(rowsFrame(1, 1));
    await reader.leave();
  });
});
