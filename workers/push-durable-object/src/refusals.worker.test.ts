import { listDurableObjectIds, reset, runInDurableObject } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { closeCodes } from "../../../shared/push/close-codes.ts";
import { maxSubjectsPerSocket } from "../../../shared/push/push-limits.ts";
import { toSocketPath } from "../../../shared/push/socket-question.ts";
import { oddsSubject } from "../../../shared/push/subjects.ts";
import { hello, publish, relay, subject } from "./test-hub.ts";
import { openAddress, openSubscriber } from "./test-subscriber.ts";
import { evict } from "../../evict.fixture.ts";

afterEach(reset);

const idsOfObjects = async () =>
  [...(await listDurableObjectIds(env.RELAY)), ...(await listDurableObjectIds(env.SPORT_HUB))].map(String);

describe("what is refused", () => {
  const odds = oddsSubject(1, "fr");

  it("[P7] [C6.03] opens the odds of a market only where the policy names it", async () => {
    await publish(1, 1, odds);
    const french = await openSubscriber([{ subject: odds, since: 0 }], { country: "FR" });
    expect(await french.next()).toEqual(hello(1, odds));
    for (const country of ["BE", null]) {
      const elsewhere = await openSubscriber([{ subject: odds, since: 0 }], { country });
      expect(await elsewhere.closed()).toBe(closeCodes.policy.code);
    }
  });

  it("[P7] [C6.03] refuses the odds to a socket that asks for them later, and sends it none", async () => {
    const belgian = await openSubscriber([{ subject, since: 0 }], { country: "BE" });
    expect(await belgian.next()).toEqual(hello(0));
    belgian.send({ t: "join", s: odds, since: 0 });
    expect(await belgian.closed()).toBe(closeCodes.policy.code);
  });

  it("[P7] remembers the policy through hibernation", async () => {
    const belgian = await openSubscriber([{ subject, since: 0 }], { country: "BE" });
    await belgian.next();
    await evict(relay());
    belgian.send({ t: "join", s: odds, since: 0 });
    expect(await belgian.closed()).toBe(closeCodes.policy.code);
  });

  it.each([
    ["another version", `/push?v=1&join=${subject}:0`, closeCodes.badVersion.code],
    ["no version", `/push?join=${subject}:0`, closeCodes.badVersion.code],
    ["no subject", "/push?v=5", closeCodes.malformed.code],
    ["a number that is none", `/push?v=5&join=${subject}:x`, closeCodes.malformed.code],
    ["an unknown subject", "/push?v=5&join=nonsense:0", closeCodes.unknownSubject.code],
    ["a profile's subject", "/push?v=5&join=lsid_abc_tribune:0", closeCodes.policy.code],
    [
      "too many subjects",
      `/push?v=5${Array.from({ length: maxSubjectsPerSocket + 1 }, (_, at) => `&join=u_${at + 1}_1:0`).join("")}`,
      closeCodes.tooMany.code,
    ],
  ])("[P2] closes a socket that opens with %s", async (_, path, code) => {
    expect(await (await openAddress(path)).closed()).toBe(code);
  });

  it.each(["u_20_1", "ul_99_1", "uo_43_0_fr", "games_fr_zabcdefg"])(
    "[P16] makes no object for %s, of a sport that does not exist, neither at its opening nor later",
    async (unknown) => {
      const subscriber = await openSubscriber([{ subject, since: 0 }]);
      await subscriber.next();
      const before = await idsOfObjects();
      expect(await (await openSubscriber([{ subject: unknown, since: 0 }])).closed()).toBe(
        closeCodes.unknownSubject.code,
      );
      subscriber.send({ t: "join", s: unknown, since: 0 });
      expect(await subscriber.closed()).toBe(closeCodes.unknownSubject.code);
      expect(await idsOfObjects()).toEqual(before);
    },
  );

  it.each([
    ["not JSON", "{", closeCodes.malformed.code],
    ["an unknown kind", '{"t":"shout","s":"u_1_1"}', closeCodes.malformed.code],
    ["a join without a number", '{"t":"join","s":"u_1_1"}', closeCodes.malformed.code],
    ["a seen without its mark", '{"t":"seen"}', closeCodes.malformed.code],
    ["too long", `{"t":"leave","s":"${"x".repeat(600)}"}`, closeCodes.tooBig.code],
  ])("[P2] closes a socket whose frame is %s", async (_, text, code) => {
    const subscriber = await openSubscriber([{ subject, since: 0 }]);
    await subscriber.next();
    subscriber.sendText(text);
    expect(await subscriber.closed()).toBe(code);
  });

  it("[P2] closes a socket that sends bytes", async () => {
    const subscriber = await openSubscriber([{ subject, since: 0 }]);
    await subscriber.next();
    subscriber.sendBytes(new Uint8Array([1, 2, 3]));
    expect(await subscriber.closed()).toBe(closeCodes.malformed.code);
  });

  it("opens for the entry point that the site is bound to, and not for the Worker's own", async () => {
    const forged = toSocketPath({ version: "2", joins: ["uo_1_0_fr:0"], market: "fr", address: null, continent: null });
    for (const path of ["/push?v=5&join=u_1_1:0", forged]) {
      const headers = { upgrade: "websocket" };
      const response = await exports.default.fetch(`https://tribune.test${path}`, { headers });
      expect([response.status, response.webSocket]).toEqual([404, null]);
    }
  });
});

describe("a subscriber that closes", () => {
  it("[P10] is answered whatever its code, also one that may not be sent", async () => {
    const subscriber = await openSubscriber([{ subject, since: 0 }]);
    await subscriber.next();
    await runInDurableObject(relay(), (instance, state) => {
      const [socket] = state.getWebSockets();
      if (socket === undefined) throw new Error("a socket is open");
      for (const code of [1015, 1004, 1005, 1006, 0, 5_000]) instance.webSocketClose(socket, code);
    });
    expect(await subscriber.closed()).toBe(closeCodes.normal.code);
  });
});
