import {
  createExecutionContext,
  reset,
  runDurableObjectAlarm,
  runInDurableObject,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createReceiver, type PushRequest } from "../../../../tests/fakes/fake-push-service.ts";
import type { Device, DeviceGames } from "../../../../shared/push/device.ts";
import { encodeNotificationRow } from "../../../../shared/push/notification.ts";
import { newsKinds, type NewsKind } from "../../../../shared/push/news-kinds.ts";
import { gameSubject } from "../../../../shared/push/subjects.ts";
import { Publisher } from "../publisher.ts";
import { maxDevicesPerClient } from "../../../../shared/push/push-limits.ts";
import type { Devices } from "./devices.ts";
import { DeviceDesk } from "./device-desk.ts";
import { devicesName } from "./devices-name.ts";

const eventId = "ABCDEFGH";
const noPoint = `B${"A".repeat(86)}`;
const startMs = Date.UTC(2029, 2, 10, 16);
const nowSeconds = () => Math.floor(Date.now() / 1000);
const pushEnv: PushEnv = env;
const vapidKey = (JSON.parse(pushEnv.VAPID_KEYS ?? "{}") as { readonly publicKey: string }).publicKey;

/** A fake push service: it answers with the configured status and records the requests that it receives. */
const service = { status: 201, retryAfter: null as string | null, requests: new Array<PushRequest>() };
const sent = () => service.requests.splice(0);

beforeEach(() => {
  Object.assign(service, { status: 201, retryAfter: null, requests: [] });
  vi.useFakeTimers({ toFake: ["Date"], now: startMs });
  vi.stubGlobal(
    "fetch",
    async (endpoint: string, { headers, body }: { headers: HeadersInit; body: Uint8Array<ArrayBuffer> }) => {
      service.requests.push({ endpoint, headers: new Headers(headers), body });
      const { status, retryAfter } = service;
      return new Response(null, { status, headers: retryAfter === null ? {} : { "retry-after": retryAfter } });
    },
  );
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await reset();
});

const desk = () => new DeviceDesk(createExecutionContext(), env);
const devices = (lang = "fr") => pushEnv.DEVICES.getByName(devicesName(1, lang));
const count = (table: string) =>
  runInDurableObject(devices(), (_, state) => state.storage.sql.exec(`SELECT * FROM ${table}`).toArray().length);
const runAlarm = () => runDurableObjectAlarm(devices());

const someGames = (): DeviceGames => ({ [eventId]: nowSeconds() + 7_200 });
/** A browser calls, is sent its proof, and calls again with it. */
async function subscribe(wishes: Partial<Device> = {}, games = someGames(), client = "192.0.2.1", answer = "kept") {
  const receiver = await createReceiver(wishes.endpoint ?? "https://fcm.googleapis.com/fcm/send/1");
  const device: Device = { ...receiver.subscription, lang: "fr", kinds: newsKinds, delaySeconds: 0, ...wishes };
  const receive = (request: PushRequest) => receiver.receive(request, vapidKey);
  const sports = (games: DeviceGames) => ({ "1": games });
  expect(await desk().keep({ device, sports: sports(games) }, client)).toBe("asked");
  const [first] = sent();
  if (first === undefined) throw new Error("no proof was sent");
  const { proof } = (await receive(first)).message as { readonly proof: string };
  const follow = (games: DeviceGames) => desk().keep({ device, sports: sports(games), proof }, client);
  expect(await follow(games)).toBe(answer);
  return { device, proof, follow, receive };
}

/** The ledger publishes news of the game, and the alarm that is set rings. */
async function notify(seq: number, kind: NewsKind = "score", text = "But !", lang = "fr") {
  const context = createExecutionContext();
  const side = (label: string, score: number) => ({ label, score: String(score), logoId: "" });
  const row = encodeNotificationRow({
    game: { kind: "game", lang, sportId: 1, eventId },
    text,
    home: side("Lyon", seq),
    away: side("Nice", 0),
    scoringSide: 1,
    urls: { event: `/match/${eventId}`, league: "/" },
    sentAtSeconds: nowSeconds(),
  });
  const subject = gameSubject(lang, 1, eventId);
  await new Publisher(context, env).publish(1, { subject, firstSeq: seq, rows: [row], kinds: [kind] });
  await waitOnExecutionContext(context);
}
async function notifyNow(...news: Parameters<typeof notify>) {
  await notify(...news);
  await runAlarm();
}
function pass(seconds: number) {
  vi.setSystemTime(Date.now() + seconds * 1_000);
}

describe("a browser whose site is closed", () => {
  it("[P22][P23][P24] is sent a goal that its keys decrypt, signed by the site, with topic, lifetime and urgency", async () => {
    const browser = await subscribe();
    await notifyNow(1);
    const [request, ...more] = sent();
    expect(more).toEqual([]);
    if (request === undefined) throw new Error("nothing was sent");
    expect(request.endpoint).toBe(browser.device.endpoint);
    expect(await browser.receive(request)).toEqual({
      message: {
        title: "Lyon 1 – 0 Nice",
        body: "But ! Lyon",
        path: `/match/${eventId}`,
        tag: `g_1_${eventId}`,
        lang: "fr",
        sentAtSeconds: nowSeconds(),
      },
      topic: `g_1_${eventId}`,
      ttl: 7_200,
      urgency: "high",
    });
    expect(await count("message")).toBe(0);
  });

  it("[P24] is sent one line for three goals: of those that wait the last, and each under the game's topic", async () => {
    const browser = await subscribe();
    for (const seq of [1, 2, 3]) await notify(seq);
    await runAlarm();
    await notifyNow(4);
    const messages = await Promise.all(sent().map(browser.receive));
    expect(messages.map(({ message, topic }) => [(message as { title: string }).title, topic])).toEqual([
      ["Lyon 3 – 0 Nice", `g_1_${eventId}`],
      ["Lyon 4 – 0 Nice", `g_1_${eventId}`],
    ]);
  });

  it("[P22] hears of the kinds that it wants, of its games, in its language, and no more", async () => {
    const browser = await subscribe({ kinds: ["card", "end"] });
    await notifyNow(1, "score");
    await notifyNow(2, "card", "Carton rouge");
    await notifyNow(3, "period", "Mi-temps");
    await notifyNow(3, "end", "Ended", "en");
    await notifyNow(4, "end", "Terminé.");
    const messages = await Promise.all(sent().map(browser.receive));
    expect(messages.map(({ message }) => (message as { body: string }).body)).toEqual([
      "Carton rouge Lyon",
      "Terminé. Lyon",
    ]);
    await browser.follow({ OTHERONE: nowSeconds() + 7_200 });
    await notifyNow(5, "end");
    expect(sent()).toEqual([]);
  });

  it("[P24] hears as late as it wants to", async () => {
    await subscribe({ delaySeconds: 60 });
    await notifyNow(1);
    pass(30);
    await notifyNow(2);
    expect(sent()).toEqual([]);
    pass(31);
    await runAlarm();
    expect(sent()).toHaveLength(1);
    expect(await count("message")).toBe(1);
    pass(30);
    await runAlarm();
    expect(sent()).toHaveLength(1);
  });

  it("[P24] is told once, although a ledger publishes again what it is not sure of", async () => {
    await subscribe();
    await notifyNow(1);
    await notifyNow(1);
    expect(sent()).toHaveLength(1);
  });

  it("[P22] is forgotten with all that was kept of it when it follows nothing", async () => {
    const { follow } = await subscribe();
    await notify(1);
    await follow({});
    await runAlarm();
    expect(sent()).toEqual([]);
    for (const table of ["device", "follow", "message"]) expect(await count(table)).toBe(0);
  });

  it.each([404, 410])("[P25] is forgotten when its push service answers %s", async (status) => {
    await subscribe();
    await subscribe({ endpoint: "https://fcm.googleapis.com/fcm/send/2" });
    service.status = status;
    await notifyNow(1);
    expect(sent()).toHaveLength(2);
    for (const table of ["device", "follow", "message"]) expect(await count(table)).toBe(0);
  });

  it.each([400, 401, 403, 413])("[P25] is forgotten when its push service refuses three times: %s", async (status) => {
    const browser = await subscribe();
    service.status = status;
    await notifyNow(1);
    await notifyNow(2);
    expect(await count("device")).toBe(1);
    await notifyNow(3);
    expect(sent()).toHaveLength(3);
    for (const table of ["device", "follow", "message"]) expect(await count(table)).toBe(0);
    // It learns so at its next visit, until a week has passed.
    expect(await browser.follow(someGames())).toBe("refused");
    expect(await count("device")).toBe(0);
    expect(await browser.follow({})).toBe("kept");
    pass(7 * 86_400 + 1);
    expect(await browser.follow(someGames())).toBe("kept");
    await runAlarm();
    expect(await count("refusal")).toBe(0);
  });

  it("[P25] is kept when its push service takes a message between two refusals", async () => {
    await subscribe();
    for (const [index, status] of [403, 403, 201, 403, 403].entries()) {
      service.status = status;
      await notifyNow(index + 1);
    }
    expect(await count("device")).toBe(1);
  });

  it("[P25] gets a message later that its push service could not take now, and not before it said", async () => {
    await subscribe();
    Object.assign(service, { status: 429, retryAfter: "120" });
    await notifyNow(1);
    expect(sent()).toHaveLength(1);
    Object.assign(service, { status: 500, retryAfter: null });
    pass(119);
    await runAlarm();
    expect(sent()).toEqual([]);
    pass(1);
    await runAlarm();
    expect(sent()).toHaveLength(1);
    service.status = 201;
    pass(30);
    await runAlarm();
    expect(sent()).toHaveLength(1);
    expect(await count("message")).toBe(0);
  });

  it("[P25] never gets an older message after a newer one", async () => {
    const browser = await subscribe();
    service.status = 503;
    await notifyNow(1);
    service.status = 201;
    await notifyNow(2);
    pass(3_600);
    await runAlarm();
    const messages = await Promise.all(sent().slice(1).map(browser.receive));
    expect(messages.map(({ message }) => (message as { title: string }).title)).toEqual(["Lyon 2 – 0 Nice"]);
  });

  it("[P24] is not told of a goal that an alarm comes too late for, and nothing waits any more", async () => {
    await subscribe({}, { [eventId]: nowSeconds() + 2 * 86_400 });
    await notify(1);
    pass(2 * 3_600);
    await runAlarm();
    expect(sent()).toEqual([]);
    expect(await count("message")).toBe(0);
    expect(await count("device")).toBe(1);
  });

  it("[P24] is forgotten when its games are over", async () => {
    await subscribe({}, { [eventId]: nowSeconds() + 60 });
    pass(61);
    await notifyNow(1);
    await runAlarm();
    expect(sent()).toEqual([]);
    for (const table of ["device", "follow"]) expect(await count(table)).toBe(0);
  });

  it("[P25] whose key is no point of the curve is forgotten, and the others are told", async () => {
    const { device } = await subscribe();
    // One of an older deployment, which did not look at keys.
    const old = { ...device, endpoint: "https://fcm.googleapis.com/fcm/send/2", p256dh: noPoint };
    await devices().keep(old, someGames(), "");
    await notifyNow(1);
    expect(sent()).toHaveLength(1);
    expect(await count("device")).toBe(1);
  });
});

describe("the desk", () => {
  it("[P22] gives the key, and refuses what is no call and endpoints of no push service", async () => {
    expect(await desk().publicKey()).toBe(vapidKey);
    const { device } = await subscribe();
    const call = (changes: Partial<Device>) => desk().keep({ device: { ...device, ...changes }, sports: {} }, null);
    expect(await call({ endpoint: "https://evil.example/1" })).toBe("foreign");
    expect(await call({ p256dh: noPoint })).toBe("keyless");
    expect(await desk().keep({ device }, null)).toBe("malformed");
    expect(await desk().keep(null, null)).toBe("malformed");
  });

  it("[P22] keeps nothing of a browser that has not sent back its own proof, however many call", async () => {
    const { proof } = await subscribe();
    const { subscription } = await createReceiver("https://fcm.googleapis.com/fcm/send/");
    const made: Device = { ...subscription, lang: "fr", kinds: newsKinds, delaySeconds: 0 };
    const sports = { "1": someGames() };
    for (let index = 2; index < 12; index += 1) {
      const device = { ...made, endpoint: made.endpoint + index };
      expect(await desk().keep({ device, sports }, "192.0.2.2")).toBe("asked");
      // Another browser's proof is none.
      expect(await desk().keep({ device, sports, proof }, "192.0.2.2")).toBe("asked");
    }
    for (const table of ["device", "follow", "sender"]) expect(await count(table)).toBe(1);
    expect(sent()).toHaveLength(20);
  });

  it("[P22] says that a push service does not know a browser, or does not answer", async () => {
    const { device } = await subscribe();
    const call = () => desk().keep({ device, sports: { "1": someGames() } }, null);
    service.status = 410;
    expect(await call()).toBe("gone");
    service.status = 403;
    expect(await call()).toBe("refused");
    service.status = 500;
    expect(await call()).toBe("later");
  });

  it("[P22] keeps so many browsers of one client, and those of others all the same", async () => {
    const browsers = Array.from({ length: maxDevicesPerClient }, (_, index) => `https://push.test/${index}`);
    const { device } = await subscribe({ endpoint: "https://fcm.googleapis.com/fcm/send/0" }, undefined, "192.0.2.9");
    await runInDurableObject(devices(), async (object: Devices, state) => {
      const [{ client = "" } = {}] = state.storage.sql.exec<{ client: string }>("SELECT client FROM sender").toArray();
      for (const endpoint of browsers) await object.keep({ ...device, endpoint }, someGames(), client);
    });
    expect(await count("device")).toBe(maxDevicesPerClient);
    await subscribe({ endpoint: "https://fcm.googleapis.com/fcm/send/2" }, undefined, "192.0.2.9", "full");
    await subscribe({ endpoint: "https://fcm.googleapis.com/fcm/send/3" }, undefined, "192.0.2.8");
    expect(await count("device")).toBe(maxDevicesPerClient + 1);
  });

  it("[P22] offers nothing without keys, or with keys that are none", async () => {
    for (const VAPID_KEYS of ["", "{}", '{"publicKey":"BAAA"}']) {
      const bare = new DeviceDesk(createExecutionContext(), { ...env, VAPID_KEYS });
      expect(await bare.publicKey()).toBeNull();
      expect(await bare.keep({}, null)).toBe("off");
    }
  });
});
