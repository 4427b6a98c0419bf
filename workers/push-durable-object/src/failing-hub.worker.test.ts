import { evictDurableObject, reset, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, describe, expect, it } from "vitest";
import { closeCodes } from "../../../shared/push/close-codes.ts";
import { hello, hub, publish, relay, rowsFrame, subject } from "./test-hub.ts";
import { openReader } from "./test-reader.ts";

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
    const before = await openReader([{ subject, since: 2 }]);
    await before.next();
    await evictDurableObject(relay());
    await breakHub();
    const late = await openReader([{ subject, since: 0 }]);
    expect(await late.closed()).toBe(closeCodes.tryLater.code);
    before.sendText("ping");
    expect(await before.pong()).toBe(1);
    await mendHub();
    await publish(3, 3);
    expect(await before.next()).toEqual(rowsFrame(3, 3));
    expect(await (await openReader([{ subject, since: 3 }])).next()).toEqual(hello(3));
  });

  it("[P10] sends a reader away that asks it for more, so that it comes back instead of waiting", async () => {
    await publish(1, 2);
    const reader = await openReader([{ subject, since: 2 }]);
    await reader.next();
    await breakHub();
    reader.send({ t: "join", s: subject, since: 1 });
    expect(await reader.closed()).toBe(closeCodes.tryLater.code);
    await mendHub();
  });

  it("does not stop the relay's heartbeat", async () => {
    await publish(1, 2);
    const reader = await openReader([{ subject, since: 2 }]);
    await reader.next();
    await evictDurableObject(relay());
    await rename("head", "lost");
    await runDurableObjectAlarm(relay());
    expect(await runInDurableObject(relay(), (_, state) => state.storage.getAlarm())).not.toBeNull();
    await rename("lost", "head");
    await runDurableObjectAlarm(relay());
    expect(await reader.next()).toEqual(hello(2));
  });
});
