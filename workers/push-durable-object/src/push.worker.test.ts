import { reset, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, describe, expect, it, vi } from "vitest";
import { maxSubjectsPerSocket } from "../../../shared/push/push-limits.ts";
import { gameSubject, updateSubject } from "../../../shared/push/subjects.ts";
import {
  countRelays,
  hello,
  hub,
  publish,
  publisher,
  relay,
  repair,
  row,
  rowsFrame,
  subject,
  toHave,
} from "./test-hub.ts";
import { openSubscriber } from "./test-subscriber.ts";
import { evict } from "../../evict.fixture.ts";

const saturdayMs = Date.UTC(2029, 2, 10, 16);

afterEach(async () => {
  vi.useRealTimers();
  await reset();
});

describe("a socket", () => {
  it("[P1] greets with the subject's position and passes on each later change", async () => {
    await publish(1, 3);
    const subscriber = await openSubscriber([{ subject, since: 3 }]);
    expect(await subscriber.next()).toEqual(hello(3));
    await publish(4, 5);
    expect(await subscriber.next()).toEqual(rowsFrame(4, 5));
  });

  it("[P1] brings a subscriber from the number of its page up to now", async () => {
    await publish(1, 9);
    const subscriber = await openSubscriber([{ subject, since: 6 }]);
    expect(await subscriber.next()).toEqual(hello(9));
    expect(await subscriber.next()).toEqual(rowsFrame(7, 9));
  });

  it("[P3] is counted again at a relay that the hub had dropped for lack of subscribers", async () => {
    await publish(1, 3);
    const first = await openSubscriber([{ subject, since: 3 }]);
    await first.next();
    first.close();
    await first.closed();
    await publish(4, 4);
    await expect.poll(countRelays).toBe(0);
    const second = await openSubscriber([{ subject, since: 4 }]);
    expect(await second.next()).toEqual(hello(4));
    await publish(5, 5);
    expect(await second.next()).toEqual(rowsFrame(5, 5));
  });

  it("[P4] replays a gap when the subscriber asks again", async () => {
    await publish(1, 9);
    const subscriber = await openSubscriber([{ subject, since: 9 }]);
    await subscriber.next();
    subscriber.send({ t: "join", s: subject, since: 4 });
    expect(await subscriber.next()).toEqual(rowsFrame(5, 9));
  });

  it("[P4] gets the subject's position when it asks and nothing is missing", async () => {
    await publish(1, 2);
    const subscriber = await openSubscriber([{ subject, since: 2 }]);
    await subscriber.next();
    subscriber.send({ t: "join", s: subject, since: 2 });
    expect(await subscriber.next()).toEqual(hello(2));
  });

  it("[P5] is sent repair when what it missed is older than the window", async () => {
    await publish(1, 5);
    await publish(6, 2_105);
    const subscriber = await openSubscriber([{ subject, since: 4 }]);
    expect(await subscriber.next()).toEqual(hello(2_105));
    expect(await subscriber.next()).toEqual(repair(105));
  });

  it("[P5] is sent repair when what it missed is more than ten minutes old", async () => {
    vi.setSystemTime(saturdayMs);
    await publish(1, 2);
    vi.setSystemTime(saturdayMs + 10 * 60_000);
    await publish(3, 3);
    const inTime = await openSubscriber([{ subject, since: 0 }]);
    expect([await inTime.next(), await inTime.next()]).toEqual([hello(3), rowsFrame(1, 3)]);
    vi.setSystemTime(saturdayMs + 10 * 60_000 + 1);
    await publish(4, 4);
    const late = await openSubscriber([{ subject, since: 0 }]);
    expect([await late.next(), await late.next()]).toEqual([hello(4), repair(2)]);
  });

  it("[P5] is sent repair when it holds more than the hub ever gave", async () => {
    await publish(1, 5);
    const subscriber = await openSubscriber([{ subject, since: 6 }]);
    expect(await subscriber.next()).toEqual(hello(5));
    expect(await subscriber.next()).toEqual(repair(0));
  });

  it("[P6] is answered pong while its relay sleeps", async () => {
    const subscriber = await openSubscriber([{ subject, since: 0 }]);
    await evict(relay());
    subscriber.sendText("ping");
    expect(await subscriber.pong()).toBe(1);
  });

  it("reads another subject from the moment it joins it and nothing more once it leaves", async () => {
    const game = gameSubject("fr", 1, "1abcdefg");
    const subscriber = await openSubscriber([{ subject, since: 0 }]);
    await subscriber.next();
    await publish(1, 2, game);
    subscriber.send({ t: "join", s: game, since: 0 });
    expect(await subscriber.next()).toEqual(rowsFrame(1, 2, game));
    subscriber.send({ t: "leave", s: game });
    subscriber.send({ t: "join", s: subject, since: 7 });
    expect(await subscriber.next()).toEqual(repair(0));
    await publish(3, 3, game);
    await publish(1, 1);
    expect(await subscriber.next()).toEqual(rowsFrame(1, 1));
  });
});

describe("a socket of a visitor who follows many games", () => {
  it("hears as many as it may join, of several sports, and remembers them through hibernation", async () => {
    // The longest names there are: they are kept in an attachment of limited size.
    const games = Array.from({ length: maxSubjectsPerSocket - 1 }, (_, at) =>
      gameSubject("pt-br", at % 2 === 0 ? 1 : 42, `${10_000_000 + at}abcdefgh`),
    );
    const subscriber = await openSubscriber([subject, ...games].map((each) => ({ subject: each, since: 0 })));
    const greeting = await subscriber.next();
    expect(greeting?.t === "hello" ? Object.keys(greeting.have) : null).toEqual([subject, ...games]);
    await evict(relay());
    const last = games.at(-1) ?? "";
    await publish(1, 1, last);
    expect(await subscriber.next()).toEqual(rowsFrame(1, 1, last));
  });
});

describe("an evicted object", () => {
  it("[P3] keeps the sockets of a relay, and they miss nothing", async () => {
    await publish(1, 2);
    const subscriber = await openSubscriber([{ subject, since: 2 }]);
    await subscriber.next();
    await evict(relay());
    await publish(3, 3);
    expect(await subscriber.next()).toEqual(rowsFrame(3, 3));
    await evict(relay());
    subscriber.send({ t: "join", s: subject, since: 1 });
    expect(await subscriber.next()).toEqual(rowsFrame(2, 3));
  });

  it("[P3] keeps the numbers, the window and the relays of a hub", async () => {
    await publish(1, 5);
    const subscriber = await openSubscriber([{ subject, since: 5 }]);
    await subscriber.next();
    await evict(hub());
    expect(await publish(6, 6)).toEqual({ have: 6 });
    expect(await subscriber.next()).toEqual(rowsFrame(6, 6));
    const late = await openSubscriber([{ subject, since: 2 }]);
    expect(await late.next()).toEqual(hello(6));
    expect(await late.next()).toEqual(rowsFrame(3, 6));
  });

  it("[P8] leaves a subscriber whose socket it dropped with nothing to miss", async () => {
    await publish(1, 5);
    const subscriber = await openSubscriber([{ subject, since: 5 }]);
    await subscriber.next();
    await evict(relay(), { webSockets: "close" });
    await subscriber.closed();
    await publish(6, 8);
    const again = await openSubscriber([{ subject, since: 5 }]);
    expect(await again.next()).toEqual(hello(8));
    expect(await again.next()).toEqual(rowsFrame(6, 8));
  });

  it("informs sleeping sockets at the relay's next sign of life that they missed a change", async () => {
    await publish(1, 5);
    const subscriber = await openSubscriber([{ subject, since: 5 }]);
    await subscriber.next();
    await runInDurableObject(hub(), (_, state) => state.storage.sql.exec("DELETE FROM child").toArray());
    await evict(hub());
    await publish(6, 7);
    await evict(hub());
    await evict(relay());
    await runDurableObjectAlarm(relay());
    expect(await subscriber.next()).toEqual(hello(7));
    subscriber.send({ t: "join", s: subject, since: 5 });
    expect(await subscriber.next()).toEqual(rowsFrame(6, 7));
    await publish(8, 8);
    expect(await subscriber.next()).toEqual(rowsFrame(8, 8));
  });
});

describe("a hub", () => {
  it("answers with the last number it holds, whatever it is sent twice", async () => {
    expect(await publish(1, 5)).toEqual({ have: 5 });
    expect(await publish(1, 5)).toEqual({ have: 5 });
    expect(await publish(4, 7)).toEqual({ have: 7 });
  });

  it("sends a repeated publication out once", async () => {
    const subscriber = await openSubscriber([{ subject, since: 0 }]);
    await subscriber.next();
    await publish(1, 2);
    await publish(1, 2);
    await publish(2, 3);
    expect(await subscriber.next()).toEqual(rowsFrame(1, 2));
    expect(await subscriber.next()).toEqual(rowsFrame(3, 3));
  });

  it("[P3] refuses a gap once, and starts over where the publisher has nothing older", async () => {
    await publish(1, 2);
    const subscriber = await openSubscriber([{ subject, since: 2 }]);
    await subscriber.next();
    expect(await publish(5, 6)).toEqual({ have: 2 });
    expect(await publish(5, 6)).toEqual({ have: 6 });
    expect(await subscriber.next()).toEqual(rowsFrame(5, 6));
    subscriber.send({ t: "join", s: subject, since: 2 });
    expect(await subscriber.next()).toEqual(repair(4));
  });

  it("[P5][P9] informs subscribers of the new epoch when the ledger starts over", async () => {
    await publish(1, 5);
    const subscriber = await openSubscriber([{ subject, since: 5 }]);
    const before = await subscriber.next();
    await publisher.publish(1, { subject, firstSeq: 1, rows: ["AA÷abcdefgh¬AG÷77¬~"] });
    const after = await subscriber.next();
    expect(after).toEqual(hello(1));
    expect(toHave(after)[subject]?.epoch).not.toBe(toHave(before)[subject]?.epoch);
    const late = await openSubscriber([{ subject, since: 5 }]);
    await late.next();
    expect(await late.next()).toEqual(repair(0));
  });

  it("names another epoch once the ledger starts over, though the number may be the same", async () => {
    await publish(1, 1);
    const before = await (await openSubscriber([{ subject, since: 1 }])).next();
    await evict(hub());
    await evict(relay());
    expect(await (await openSubscriber([{ subject, since: 1 }])).next()).toMatchObject({ have: toHave(before) });
    await publisher.publish(1, { subject, firstSeq: 1, rows: [row(77)] });
    await evict(relay());
    const after = await (await openSubscriber([{ subject, since: 1 }])).next();
    expect(toHave(after)[subject]?.n).toBe(1);
    expect(toHave(after)).not.toEqual(toHave(before));
  });

  it("[P9] whose word of new numbers was lost has it passed on with the next change, though its relay slept", async () => {
    await publish(1, 5);
    const subscriber = await openSubscriber([{ subject, since: 5 }]);
    await subscriber.next();
    await runInDurableObject(hub(), (_, state) => {
      state.storage.sql.exec("UPDATE epoch SET id = 'other'");
    });
    await evict(relay());
    await publish(6, 6);
    expect(await subscriber.next()).toMatchObject({ t: "hello", have: { [subject]: { n: 6, epoch: "other" } } });
    expect(await subscriber.next()).toEqual(rowsFrame(6, 6));
    await publish(7, 7);
    expect(await subscriber.next()).toEqual(rowsFrame(7, 7));
  });

  it("[P5] that lost its data answers repair, and its subscribers learn of it without asking", async () => {
    await publish(1, 5);
    const subscriber = await openSubscriber([{ subject, since: 5 }]);
    await subscriber.next();
    await runInDurableObject(hub(), (_, state) => {
      for (const table of ["change", "head", "child"]) state.storage.sql.exec(`DELETE FROM ${table}`);
    });
    const late = await openSubscriber([{ subject, since: 2 }]);
    expect(await late.next()).toEqual(hello(0));
    expect(await late.next()).toEqual(repair(0));
    await runDurableObjectAlarm(relay());
    expect(await subscriber.next()).toEqual(hello(0));
    subscriber.send({ t: "join", s: subject, since: 5 });
    expect(await subscriber.next()).toEqual(repair(0));
  });

  it("forgets a relay that holds no sockets", async () => {
    const subscriber = await openSubscriber([{ subject, since: 0 }]);
    await subscriber.next();
    expect(await countRelays()).toBe(1);
    await evict(relay(), { webSockets: "close" });
    await publish(1, 1);
    await expect.poll(countRelays).toBe(0);
  });

  it("refuses a publication of another sport's subject, and one with more than a row per change", async () => {
    await expect(publisher.publish(2, { subject, firstSeq: 1, rows: [row(1)] })).rejects.toThrow("does not publish");
    const twoRows = { subject: updateSubject(2), firstSeq: 1, rows: [row(1) + row(2)] };
    await expect(publisher.publish(2, twoRows)).rejects.toThrow("one row");
  });
});
