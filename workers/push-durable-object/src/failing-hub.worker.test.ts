import { reset, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closeCodes } from "../../../shared/push/close-codes.ts";
import { hubDeadline } from "./hub-deadline.ts";
import { Relay } from "./relay.ts";
import { SportHub } from "./sport-hub.ts";
import { hello, hub, publish, relay, rowsFrame, subject } from "./test-hub.ts";
import { openSubscriber } from "./test-subscriber.ts";
import { evict } from "../../evict.fixture.ts";

afterEach(() => reset());

const rename = (from: string, to: string) =>
  runInDurableObject(hub(), (_, state) => {
    state.storage.sql.exec(`ALTER TABLE ${from} RENAME TO ${to}`);
  });
const breakHub = () => rename("change", "lost");
const mendHub = () => rename("lost", "change");

describe("a hub that fails", () => {
  it("[P10] lets nobody in for the time being, says when to come back, and leaves the relay whole", async () => {
    await publish(1, 2);
    const before = await openSubscriber([{ subject, since: 2 }]);
    await before.next();
    await evict(relay());
    await breakHub();
    const late = await openSubscriber([{ subject, since: 0 }]);
    expect(await late.closed()).toBe(closeCodes.tryLater.code);
    before.sendText("ping");
    expect(await before.pong()).toBe(1);
    await mendHub();
    await publish(3, 3);
    expect(await before.next()).toEqual(rowsFrame(3, 3));
    expect(await (await openSubscriber([{ subject, since: 3 }])).next()).toEqual(hello(3));
  });

  it("[P10] sends a subscriber away that asks it for more, so that it comes back instead of waiting", async () => {
    await publish(1, 2);
    const subscriber = await openSubscriber([{ subject, since: 2 }]);
    await subscriber.next();
    await breakHub();
    subscriber.send({ t: "join", s: subject, since: 1 });
    expect(await subscriber.closed()).toBe(closeCodes.tryLater.code);
    await mendHub();
  });

  it("does not stop the relay's heartbeat", async () => {
    await publish(1, 2);
    const subscriber = await openSubscriber([{ subject, since: 2 }]);
    await subscriber.next();
    await evict(relay());
    await rename("head", "lost");
    await runDurableObjectAlarm(relay());
    expect(await runInDurableObject(relay(), (_, state) => state.storage.getAlarm())).not.toBeNull();
    await rename("lost", "head");
    await runDurableObjectAlarm(relay());
    expect(await subscriber.next()).toEqual(hello(2));
  });
});

describe("an object that hangs", () => {
  const usualMs = hubDeadline.ms;
  afterEach(() => {
    hubDeadline.ms = usualMs;
    vi.restoreAllMocks();
  });

  // From then on no caller waits long for it. To the caller its methods may answer later.
  const never = (() => new Promise(() => {})) as () => never;
  function hang(): () => never {
    hubDeadline.ms = 1;
    return never;
  }

  it("[P17] as a hub keeps nobody waiting for a socket: the answer says when to come back", async () => {
    vi.spyOn(SportHub.prototype, "resume").mockImplementation(hang());
    const subscriber = await openSubscriber([{ subject, since: 0 }]);
    expect(await subscriber.closed()).toBe(closeCodes.tryLater.code);
  });

  it("[P17] as a hub sends away a subscriber that asks it for more", async () => {
    await publish(1, 2);
    const subscriber = await openSubscriber([{ subject, since: 2 }]);
    await subscriber.next();
    vi.spyOn(SportHub.prototype, "resume").mockImplementation(hang());
    subscriber.send({ t: "join", s: subject, since: 1 });
    expect(await subscriber.closed()).toBe(closeCodes.tryLater.code);
  });

  it("[P17] as a hub does not stop the relay's heartbeat", async () => {
    await publish(1, 2);
    const subscriber = await openSubscriber([{ subject, since: 2 }]);
    await subscriber.next();
    vi.spyOn(SportHub.prototype, "heads").mockImplementation(hang());
    await runDurableObjectAlarm(relay());
    expect(await runInDurableObject(relay(), (_, state) => state.storage.getAlarm())).not.toBeNull();
  });

  it("[P17] as a hub is reported to the ledger that publishes", async () => {
    vi.spyOn(SportHub.prototype, "publish").mockImplementation(hang());
    await expect(publish(1, 1)).rejects.toThrow("no answer in time");
  });

  it("[P17] as a relay does not keep the hub from sending what comes next", async () => {
    await publish(1, 1);
    const subscriber = await openSubscriber([{ subject, since: 1 }]);
    await subscriber.next();
    const deliver = vi.spyOn(Relay.prototype, "deliver").mockImplementationOnce(hang());
    await publish(2, 2);
    await expect.poll(() => deliver.mock.calls.length).toBe(1);
    await publish(3, 3);
    expect(await subscriber.next()).toEqual(rowsFrame(3, 3));
  });

  it("[P26] as a relay of another region delays nobody else, and gets what gathered in one frame", async () => {
    await publish(1, 1);
    const near = await openSubscriber([{ subject, since: 1 }]);
    const away = await openSubscriber([{ subject, since: 1 }], { continent: "AS" });
    for (const subscriber of [near, away]) await subscriber.next();
    // No deadline ends its first call.
    hubDeadline.ms = 60_000;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const { deliver } = Relay.prototype;
    vi.spyOn(Relay.prototype, "deliver").mockImplementation(function (this: Relay, frames) {
      const isRead = deliver.call(this, frames);
      const { ctx } = this as unknown as { readonly ctx: DurableObjectState };
      return ctx.id.name?.includes("apac") === true ? answered.then(() => isRead) : isRead;
    });
    for (const seq of [2, 3, 4]) {
      await publish(seq, seq);
      expect(await near.next()).toEqual(rowsFrame(seq, seq));
    }
    expect(await away.next()).toEqual(rowsFrame(2, 2));
    answer();
    expect(await away.next()).toEqual(rowsFrame(3, 4));
  });
});
