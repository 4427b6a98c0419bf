import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeCodes } from "../../shared/push/close-codes.ts";
import { maxFramesPerMinute, maxSocketsPerClient } from "../../shared/push/push-limits.ts";
import { gameSubject, updateSubject } from "../../shared/push/subjects.ts";
import { openPush, positions, row, rowsFrame, subject, type CalmPush } from "./calm-push.ts";

let push: CalmPush;
beforeEach(async () => {
  push = await openPush();
});
afterEach(() => push.close());

const game = gameSubject("fr", 1, "1abcdefg");

describe("a socket that opens", () => {
  it("[P1] is greeted with its position and sent what its page misses, then each later change", async () => {
    await push.publish(1, 9);
    const subscriber = await push.subscribe([{ subject, since: 6 }]);
    const [hello, ...rest] = subscriber.take();
    expect([positions(hello), rest]).toEqual([{ [subject]: 9 }, [rowsFrame(7, 9)]]);
    await push.publish(10, 11);
    expect(subscriber.take()).toEqual([rowsFrame(10, 11)]);
  });

  it("[P1] is greeted with the time, in whole seconds", async () => {
    const [hello] = (await push.subscribe()).take();
    expect(hello).toMatchObject({ t: "hello", at: Math.floor(Date.now() / 1000) });
  });

  it.each([
    ["EU", "weur"],
    ["AF", "afr"],
    ["AS", "apac"],
    ["NA", "enam"],
    ["OC", "oc"],
    ["SA", "sam"],
    ["AN", "weur"],
    [null, "weur"],
  ])("is held near its visitor: in %s by %s", async (continent, region) => {
    await push.subscribe([{ subject, since: 0 }], { continent });
    expect(push.callsOf("Relay", "fetch").map(({ name }) => name)).toEqual([`sport:1:${region}:0`]);
  });

  it("is held by the relay of the first sport that it follows, also where it follows the service too", async () => {
    await push.subscribe([
      { subject: "sys", since: 0 },
      { subject: updateSubject(2), since: 0 },
      { subject, since: 0 },
    ]);
    expect(push.callsOf("Relay", "fetch").map(({ name }) => name)).toEqual(["sport:2:weur:0"]);
    const asked = push.callsOf("SportHub", "resume").map(({ name }) => name);
    expect(asked.toSorted()).toEqual(["sport:0", "sport:1", "sport:2"]);
  });

  it.each([
    ["another version", `/push?v=2&join=${subject}:0`, "badVersion"],
    ["the odds of a market that is not its place's", "/push?v=5&join=uo_1_0_de:0", "policy"],
  ] as const)("[P2] [P7] is closed without an object for %s", async (_, path, close) => {
    expect((await push.open(path)).heard.closedWith).toBe(closeCodes[close].code);
    expect(push.calls).toEqual([]);
  });

  it.each([3, 4])(
    "[P1] opens to version %i too: pages that were open before an update keep their sockets",
    async (v) => {
      const subscriber = await push.open(`/push?v=${v}&join=${subject}:0`);
      expect(positions(subscriber.take()[0])).toEqual({ [subject]: 0 });
      await push.publish(1, 1);
      expect(subscriber.take()).toEqual([rowsFrame(1, 1)]);
      expect(subscriber.texts.at(-1)).toMatch(/^\{"t":"rows"/);
    },
  );

  it("[P27] brings rows in their short form, also after its relay slept and when it asks again", async () => {
    const subscriber = await push.subscribe();
    await push.publish(1, 2);
    await push.sleep("Relay");
    await push.publish(3, 36);
    await subscriber.send({ t: "join", s: subject, since: 35 });
    const [both, many, last] = subscriber.texts.slice(1);
    expect(both).toBe(`${subject}:1${row(1)}${row(2)}`.slice(0, -2));
    expect(many?.startsWith(`${subject}:3AA÷`)).toBe(true);
    expect(last).toBe(`${subject}:10${row(36)}`.slice(0, -2));
    expect(subscriber.take().slice(1)).toEqual([rowsFrame(1, 2), rowsFrame(3, 36), rowsFrame(36, 36)]);
  });

  it("[P27] brings rows as JSON where the short form cannot carry them", async () => {
    const subscriber = await push.subscribe();
    const odd = "AA÷two\nlines¬~";
    await push.publishRows([odd]);
    expect(subscriber.take().at(-1)).toEqual({ t: "rows", s: subject, n: 1, r: odd });
    expect(subscriber.texts.at(-1)).toMatch(/^\{"t":"rows"/);
  });

  it("[P27] brings a goal of football in 60 bytes", async () => {
    const subscriber = await push.subscribe();
    // The middle one of the built-in world's goals has 53.
    const goal = "AA÷Ab3dE6gH¬AG÷2¬BA÷1¬BB÷0¬BC÷1¬AO÷1234¬~";
    expect(Buffer.byteLength(goal)).toBe(53);
    await push.publishRows([goal], 99_999);
    expect(Buffer.byteLength(subscriber.texts.at(-1) ?? "")).toBeLessThanOrEqual(60);
  });

  it("[P10] [P17] is told to come later where its hub does not answer, and soon where its relay does not", async () => {
    push.mishap("resume", { fate: "lost" });
    const early = await push.subscribe();
    expect(early.heard.closedWith).toBe(closeCodes.tryLater.code);
    push.mishap("fetch", { fate: "lost" });
    const late = await push.subscribe();
    expect(late.heard.closedWith).toBe(closeCodes.tryLater.code);
    push.forgetMishaps();
    const again = await push.subscribe();
    expect(positions(again.take()[0])).toEqual({ [subject]: 0 });
  });

  it("[P1] asks once for all who come with the same number at once, and not at all for what it just sent", async () => {
    await push.publish(1, 3);
    push.mishap("resume", { answerDelayMs: 5 });
    await push.subscribeAll(5, [{ subject, since: 1 }]);
    expect(push.callsOf("SportHub", "resume")).toHaveLength(1);
    push.forgetMishaps();
    await push.subscribe([{ subject, since: 1 }]);
    await push.subscribe([{ subject, since: 2 }]);
    expect(push.callsOf("SportHub", "resume")).toHaveLength(3);
    await push.publish(4, 4);
    const [hello, ...rest] = (await push.subscribe([{ subject, since: 4 }])).take();
    expect([positions(hello), rest]).toEqual([{ [subject]: 4 }, []]);
    expect(push.callsOf("SportHub", "resume")).toHaveLength(3);
  });

  it("[P1] has the hub asked again whose answer a later frame has overtaken", async () => {
    const witness = await push.subscribe();
    await push.publish(1, 1);
    push.mishap("resume", { answerDelayMs: 50 });
    const opening = push.subscribe([{ subject, since: 0 }]);
    await push.pass(5);
    push.forgetMishaps();
    await push.publish(2, 2);
    const late = await opening;
    expect(witness.take().slice(1)).toEqual([rowsFrame(1, 1), rowsFrame(2, 2)]);
    const [hello, ...rest] = late.take();
    expect([positions(hello), rest]).toEqual([{ [subject]: 2 }, [rowsFrame(1, 2)]]);
  });
});

describe("a client", () => {
  const mine = { address: "2001:db8:1:2::1", continent: "OC" };

  it("[P12] gets so many sockets of a relay, also where it opens all at once, and room when it leaves one", async () => {
    const sockets = await push.subscribeAll(maxSocketsPerClient + 3, [{ subject, since: 0 }], mine);
    const refused = sockets.filter(({ heard }) => heard.closedWith === closeCodes.tooManySockets.code);
    expect(refused).toHaveLength(3);
    const neighbour = await push.subscribe([{ subject, since: 0 }], { ...mine, address: "2001:db8:1:2::ffff" });
    expect(neighbour.heard.closedWith).toBe(closeCodes.tooManySockets.code);
    const other = await push.subscribe([{ subject, since: 0 }], { ...mine, address: "2001:db8:1:3::1" });
    expect(other.heard.closedWith).toBeNull();
    await sockets.find(({ heard }) => heard.closedWith === null)?.leave();
    expect((await push.subscribe([{ subject, since: 0 }], mine)).heard.closedWith).toBeNull();
  });

  it("[P12] gets no other relay instead, and is remembered through its sleep", async () => {
    await push.subscribeAll(maxSocketsPerClient, [{ subject, since: 0 }], mine);
    push.sleep("Relay", "sport:1:oc:0");
    const late = await push.subscribe([{ subject, since: 0 }], mine);
    expect(late.heard.closedWith).toBe(closeCodes.tooManySockets.code);
    expect(new Set(push.callsOf("Relay", "fetch").map(({ name }) => name))).toEqual(new Set(["sport:1:oc:0"]));
  });

  it("[P12] is not limited where nobody knows its address, nor at a relay that only answers it", async () => {
    const sockets = await push.subscribeAll(maxSocketsPerClient + 1, [{ subject, since: 0 }], { continent: "OC" });
    expect(sockets.filter(({ heard }) => heard.closedWith !== null)).toEqual([]);
  });

  it("[P12] that floods its relay with frames is closed, within a minute and not over two", async () => {
    const frames = Array.from({ length: maxFramesPerMinute }, () => ({ t: "leave", s: game }) as const);
    const subscriber = await push.subscribe();
    await push.pass(60_000 - (Date.now() % 60_000));
    await subscriber.send(...frames);
    await push.pass(60_000);
    await subscriber.send(...frames);
    expect(subscriber.heard.closedWith).toBeNull();
    await subscriber.send({ t: "seen", m: "00000000" });
    expect(subscriber.heard.closedWith).toBe(closeCodes.tooMany.code);
  });
});
