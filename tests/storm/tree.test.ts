import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeCodes } from "../../shared/push/close-codes.ts";
import { maxSocketsPerRelay } from "../../shared/push/push-limits.ts";
import { openPush, positions, relayName, rowsFrame, subject, type CalmPush } from "./calm-push.ts";

let push: CalmPush;
beforeEach(async () => {
  push = await openPush();
});
afterEach(() => push.close());

const join = (since: number) => ({ t: "join", s: subject, since }) as const;
/** Sends newcomers to relays of these numbers. */
const sendTo = (...shards: readonly number[]) =>
  push.mishap("Directory places", { answer: { rooms: shards.map((shard) => ({ shard, sockets: 0 })), returnMs: 0 } });
const relaysAsked = () => push.callsOf("Relay", "fetch").map(({ name }) => name);

describe("the first relay of a sport and region", () => {
  it("has nothing between itself and the sport's hub: a small site has no branch", async () => {
    const subscriber = await push.subscribe([
      { subject, since: 0 },
      { subject: "ul_1_1", since: 0 },
    ]);
    await push.publish(1, 1);
    expect(subscriber.take().slice(1)).toEqual([rowsFrame(1, 1)]);
    await push.pass(70_000);
    expect(push.calls.filter(({ className }) => className === "Branch")).toEqual([]);
    expect(push.callsOf("SportHub", "resume")).toHaveLength(1);
  });
});

describe("the objects of a region", () => {
  it("run where its visitors are, each of them, and the hub of the sport at home, whoever asks for it", async () => {
    sendTo(1, 40);
    await push.subscribe([{ subject, since: 0 }], { continent: "AS" });
    await push.subscribe([{ subject, since: 0 }], { continent: "SA" });
    await push.publish(1, 1);
    await push.pass(70_000);
    const asked = [...push.hints];
    expect(asked).toEqual(expect.arrayContaining(["SportHub sport:1 weur", "Directory sport:1:apac apac"]));
    expect(asked.filter((each) => each.startsWith("SportHub") && !each.endsWith(" weur"))).toEqual([]);
    const regional = asked.filter((each) => !each.startsWith("SportHub"));
    expect(new Set(regional.map((each) => each.split(" ")[0]))).toEqual(new Set(["Directory", "Relay", "Branch"]));
    expect(regional.filter((each) => !/:(apac|sam)\b.* \1$/.test(each))).toEqual([]);
  });
});

describe("a branch between hub and relays", () => {
  // This relay hangs at a branch.
  beforeEach(() => sendTo(1));

  it("hands each frame on, also to relays that hang at a lower one, and the hub calls it alone", async () => {
    sendTo(0, 5, 40, 70);
    const subscribers = [];
    for (let count = 0; count < 20; count += 1) subscribers.push(await push.subscribe());
    await push.publish(1, 1);
    for (const subscriber of subscribers) expect(subscriber.take().slice(1)).toEqual([rowsFrame(1, 1)]);
    const called = new Set(push.callsOf("Branch", "deliver").map(({ name }) => name));
    expect(called).toEqual(new Set(["sport:1:weur", "sport:1:weur/0", "sport:1:weur/1"]));
    const callers = new Set(push.callsOf("SportHub", "resume").map(({ args: [child] }) => child));
    expect(callers).toEqual(new Set([relayName, "sport:1:weur"]));
  });

  it("asks the hub once for all relays that ask the same at once, and not for what it just handed on", async () => {
    // Relays of two branches.
    sendTo(28, 29, 30, 31, 32, 33, 34, 35);
    await push.subscribeAll(40, [{ subject, since: 0 }], {});
    await push.publish(1, 3);
    const asked = push.callsOf("SportHub", "resume").length;
    push.mishap("SportHub resume", { answerDelayMs: 5 });
    await push.subscribeAll(40, [{ subject, since: 1 }], {});
    expect(new Set(relaysAsked()).size).toBeGreaterThan(5);
    expect(push.callsOf("SportHub", "resume").length - asked).toBe(1);
    const before = push.callsOf("SportHub", "resume").length;
    await push.subscribeAll(20, [{ subject, since: 3 }], {});
    expect(push.callsOf("SportHub", "resume")).toHaveLength(before);
  });

  it("asks for all subjects of a socket in one call", async () => {
    await push.subscribe([
      { subject, since: 0 },
      { subject: "ul_1_1", since: 0 },
    ]);
    expect(push.callsOf("SportHub", "resume")).toHaveLength(1);
    expect(push.callsOf("Branch", "resume")).toHaveLength(1);
  });

  it("that missed a change does not answer any more that nothing is missing once a relay has noticed", async () => {
    const first = await push.subscribe();
    await push.publish(1, 1);
    first.take();
    push.mishap("Branch deliver", { fate: "lost" });
    await push.publish(2, 2);
    push.forgetMishaps();
    await push.pass(70_000);
    expect(first.take().map(positions)).toEqual([{ [subject]: 2 }]);
    await first.send(join(1));
    expect(first.take()).toEqual([rowsFrame(2, 2)]);
  });

  it("is forgotten once it has no relays, and counted again with the next one", async () => {
    const first = await push.subscribe();
    await first.leave();
    // The branch loses its relay by the first, and says so at the second.
    await push.publish(1, 1);
    await push.publish(2, 2);
    await push.publish(3, 3);
    expect(push.callsOf("Relay", "deliver")).toHaveLength(1);
    expect(push.callsOf("Branch", "deliver")).toHaveLength(2);
    // At the last number that went through the branch.
    const second = await push.subscribe([{ subject, since: 2 }]);
    await push.publish(4, 4);
    expect(second.take().slice(1)).toEqual([rowsFrame(3, 3), rowsFrame(4, 4)]);
  });

  it("that slept reaches its relays", async () => {
    const subscriber = await push.subscribe();
    subscriber.take();
    push.sleep("Branch");
    await push.publish(1, 1);
    expect(subscriber.take()).toEqual([rowsFrame(1, 1)]);
  });

  it("that lost what it kept reaches its relays again after their next sign of life", async () => {
    const subscriber = await push.subscribe();
    subscriber.take();
    push.wipe("Branch");
    await push.publish(1, 1);
    await push.pass(70_000);
    expect(subscriber.take().map(positions)).toEqual([{ [subject]: 1 }]);
    await push.publish(2, 2);
    expect(subscriber.take()).toEqual([rowsFrame(2, 2)]);
  });
});

describe("a directory of relays", () => {
  it("is asked by an isolate every two seconds, and not for each socket", async () => {
    await push.subscribeAll(20, [{ subject, since: 0 }]);
    expect(push.callsOf("Directory", "places")).toHaveLength(1);
    await push.pass(2_000);
    await push.subscribe();
    expect(push.callsOf("Directory", "places")).toHaveLength(2);
  });

  it("is waited for by nobody where it answered in the last minute", async () => {
    await push.noteRelays(1, maxSocketsPerRelay - 100);
    await push.subscribe();
    push.mishap("Directory places", { fate: "hung" });
    await push.pass(50_000);
    expect(positions((await push.subscribe()).take()[0])).toEqual({ [subject]: 0 });
    expect(relaysAsked()).toEqual(["sport:1:weur:1", "sport:1:weur:1"]);
    expect(push.callsOf("Directory", "places")).toHaveLength(2);
  });

  it("sends newcomers to a second relay before the first is full", async () => {
    await push.noteRelays(1, maxSocketsPerRelay - 100);
    for (let count = 0; count < 20; count += 1) await push.subscribe();
    expect(new Set(relaysAsked())).toEqual(new Set(["sport:1:weur:1"]));
  });

  it("makes room for those who come while its answers are in use, spread over all relays", async () => {
    await push.subscribeAll(maxSocketsPerRelay, [{ subject, since: 0 }]);
    for (let count = 0; count < 20; count += 1) await push.subscribe();
    const others = relaysAsked().slice(maxSocketsPerRelay + 1);
    expect(new Set(others).size).toBeGreaterThan(2);
  });

  it("tells a caller of relays from all parts of the numbers: lower ones are older, and fuller", async () => {
    const { rooms = [] } = (await push.noteRelays(100, 300)) ?? {};
    const shards = rooms.map(({ shard }) => shard).toSorted((a, b) => a - b);
    const gaps = shards.slice(1).map((shard, index) => shard - (shards[index] ?? 0));
    expect([shards.length, Math.max(...gaps)]).toEqual([32, 3]);
  });

  it("keeps room for as many as there were a moment ago, which come back after a deploy", async () => {
    await push.noteRelays(100, 300);
    // Clients that are already back, if lost again, return over the same time.
    expect((await push.noteRelays(100, 1))?.returnMs).toBe(1_500);
    const relays = async () => {
      for (let count = 0; count < 30; count += 1) await push.subscribe();
      return new Set(relaysAsked().slice(-30)).size;
    };
    expect(await relays()).toBeGreaterThan(5);
    await push.pass(160_000);
    await push.subscribe();
    expect(await relays()).toBe(1);
  });

  it("sends nobody any more to a relay that has gone silent, and first of all to the lowest", async () => {
    await push.noteRelays(10, maxSocketsPerRelay);
    await push.pass(200_000);
    await push.subscribe();
    expect(relaysAsked()).toEqual([relayName]);
  });

  it("remembers what relays have told it through its sleep, and learns from their signs of life what it lost", async () => {
    await push.noteRelays(1, maxSocketsPerRelay - 100);
    push.sleep("Directory");
    await push.subscribe();
    expect(relaysAsked()).toEqual(["sport:1:weur:1"]);
    push.wipe("Directory");
    const before = push.callsOf("Directory", "note").length;
    await push.pass(70_000);
    const told = push.callsOf("Directory", "note").slice(before);
    expect(told.map(({ args }) => args)).toEqual([[{ shard: 1, sockets: 1, framesPerSecond: 0 }]]);
  });

  it("keeps nobody out that does not answer", async () => {
    for (const fate of ["lost", "hung"] as const) {
      push.mishap("Directory places", { fate });
      const opening = push.subscribe();
      await push.pass(6_000);
      expect(positions((await opening).take()[0])).toEqual({ [subject]: 0 });
    }
    expect(new Set(relaysAsked())).toEqual(new Set([relayName]));
  });

  it("[P10] is told of full relays, and where one after the other is full a socket is to come later", async () => {
    const rooms = [0, 1, 2, 3, 4, 5].map((shard) => ({ shard, sockets: 0 }));
    for (const method of ["places", "note"]) push.mishap(`Directory ${method}`, { answer: { rooms, returnMs: 0 } });
    push.mishap("Relay fetch", { answer: { status: 503 } });
    const late = await push.subscribe();
    expect(late.heard.closedWith).toBe(closeCodes.tryLater.code);
    expect(relaysAsked()).toHaveLength(4);
    const told = push.callsOf("Directory", "note").map(({ args: [note] }) => note);
    expect(told).toEqual(
      relaysAsked()
        .slice(0, 3)
        .map((name) => ({ shard: Number(name.at(-1)), sockets: maxSocketsPerRelay, framesPerSecond: 0 })),
    );
  });

  it("[P8] says over how long the sockets of its region come back, and relays pass it on", async () => {
    expect((await push.noteRelays(200, maxSocketsPerRelay))?.returnMs).toBe(7_000);
    expect((await push.noteRelays(900, maxSocketsPerRelay))?.returnMs).toBe(30_000);
    push.wipe("Directory");
    push.mishap("Directory note", { answer: { rooms: [{ shard: 0, sockets: 1 }], returnMs: 9_000 } });
    const first = await push.subscribe();
    await push.publish(1, 1);
    await push.pass(70_000);
    // No row is missing: the hub sends this frame only for its `back`.
    expect(first.take().at(-1)).toMatchObject({ t: "hello", have: { [subject]: { n: 1 } }, back: 9_000 });
    expect((await push.subscribe()).take()[0]).toMatchObject({ t: "hello", back: 9_000 });
  });

  it("[P8] hears of the first socket of a further relay, whose next one learns over how long to come back", async () => {
    const rooms = [{ shard: 3, sockets: 0 }];
    push.mishap("Directory places", { answer: { rooms, returnMs: 9_000 } });
    push.mishap("Directory note", { answer: { rooms, returnMs: 9_000 } });
    expect((await push.subscribe()).take()[0]).toMatchObject({ back: 0 });
    expect((await push.subscribe()).take()[0]).toMatchObject({ back: 9_000 });
    expect(push.callsOf("Directory", "note")).toHaveLength(1);
  });

  it("hears of the first relay of a small site at its 32nd socket only", async () => {
    const notes = () => push.callsOf("Directory", "note").length;
    await push.subscribeAll(31, [{ subject, since: 0 }]);
    expect(notes()).toBe(0);
    await push.subscribe();
    expect(notes()).toBe(1);
  });
});
