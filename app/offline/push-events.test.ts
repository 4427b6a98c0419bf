import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DeviceCall } from "../../shared/push/device.ts";
import { loadTold, tellSite } from "../features/web-push/tell-site.ts";
import { openMatch, renewSubscription, receiveMessage, type PushScope } from "./push-events.ts";

const siteKey = `B${"A".repeat(86)}`;
const path = "/match/ABCDEFGH";
const message = { title: "Lyon 1 – 0 Nice", body: "But !", path, tag: "g_1_ABCDEFGH", lang: "fr", sentAtSeconds: 5 };
const told: DeviceCall = {
  device: { endpoint: "https://push.test/1", p256dh: "k", auth: "s", lang: "fr", kinds: ["score"], delaySeconds: 0 },
  sports: { "1": { ABCDEFGH: 9 } },
};

function setUp(open: readonly { readonly path: string; readonly isVisible: boolean }[] = []) {
  const shown: unknown[] = [];
  const moves: string[] = [];
  const scope = {
    clients: {
      matchAll: async () =>
        open.map(({ path, isVisible }) => ({
          id: path,
          url: `https://tribune.test${path}`,
          visibilityState: isVisible ? ("visible" as const) : ("hidden" as const),
          focus: async () => moves.push(`focus ${path}`),
        })),
      openWindow: async (path: string) => moves.push(`open ${path}`),
    },
    registration: {
      scope: "https://tribune.test/",
      showNotification: async (title: string, options: unknown) => void shown.push({ title, ...Object(options) }),
      pushManager: {
        subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => ({
          endpoint: "https://push.test/2",
          toJSON: () => ({ keys: { p256dh: `for ${String(applicationServerKey)}`, auth: "s2" } }),
        }),
      },
    },
    location: { origin: "https://tribune.test" },
  } as unknown as PushScope;
  return { scope, shown, moves };
}

const kept = new Map<string, Response>();
const calls: DeviceCall[] = [];
beforeEach(() => {
  kept.clear();
  calls.length = 0;
  const cache = {
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, value: Response) => void kept.set(key, value),
  };
  vi.stubGlobal("caches", { open: async () => cache, delete: async () => kept.clear() });
  vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
    if (init === undefined) return new Response(`${siteKey}\n`);
    calls.push(JSON.parse(String(init.body)) as DeviceCall);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => vi.unstubAllGlobals());

it("[P23] shows a message as the one notification of its game", async () => {
  const { scope, shown } = setUp([{ path: "/", isVisible: false }]);
  await receiveMessage(scope, JSON.stringify(message));
  expect(shown).toEqual([
    expect.objectContaining({
      title: message.title,
      body: "But !",
      tag: "g_1_ABCDEFGH",
      lang: "fr",
      renotify: true,
      data: path,
    }),
  ]);
});

it("[P23] makes no sound while a page of the site is in sight, which shows the news itself", async () => {
  const { scope, shown } = setUp([{ path: "/", isVisible: true }]);
  await receiveMessage(scope, JSON.stringify(message));
  expect(shown).toEqual([expect.objectContaining({ title: message.title, silent: true, renotify: false })]);
});

const { lang: _, ...withoutLanguage } = message;
const news = JSON.stringify(message);
it.each([
  ["news", news, message.title],
  ["nothing", "", "tribune.test"],
  ["half of a message", news.slice(0, 20), "tribune.test"],
  ["a message of another kind", '{"kind":"new"}', "tribune.test"],
  ["news without a language", JSON.stringify(withoutLanguage), message.title],
  ["news of another site's path", JSON.stringify({ ...message, path: "//evil.example/" }), message.title],
  ["a proof", JSON.stringify({ proof: "p".repeat(43) }), "tribune.test"],
])("[P23] ends in one notification, in sight or not: %s", async (_, payload, title) => {
  for (const isVisible of [true, false]) {
    const { scope, shown } = setUp([{ path: "/", isVisible }]);
    await receiveMessage(scope, payload);
    expect(shown).toEqual([expect.objectContaining({ title })]);
  }
});

it("[P23] shows the proof's notification although the site cannot be reached", async () => {
  await tellSite(told);
  vi.stubGlobal("caches", { open: async () => Promise.reject(new Error("no storage")) });
  const { scope, shown } = setUp();
  await expect(receiveMessage(scope, JSON.stringify({ proof: "p".repeat(43) }))).rejects.toThrow("no storage");
  expect(shown).toHaveLength(1);
});

it("[P23] leads to the match, where it is open already to its page", async () => {
  const elsewhere = setUp([{ path: "/", isVisible: false }]);
  await openMatch(elsewhere.scope, path);
  expect(elsewhere.moves).toEqual([`open ${path}`]);
  const there = setUp([{ path, isVisible: false }]);
  await openMatch(there.scope, path);
  expect(there.moves).toEqual([`focus ${path}`]);
  const nowhere = setUp();
  for (const away of ["//evil.example/", "https://evil.example/"]) await openMatch(nowhere.scope, away);
  expect(nowhere.moves).toEqual([]);
});

it("[P22] gives the site a browser's new address, and has the old one forgotten", async () => {
  await tellSite(told);
  calls.length = 0;
  await renewSubscription(setUp().scope);
  const device = { ...told.device, endpoint: "https://push.test/2", p256dh: `for ${siteKey}`, auth: "s2" };
  expect(calls).toEqual([
    { device: told.device, sports: { "1": {} } },
    { device, sports: told.sports },
  ]);
  expect(await loadTold()).toEqual({ device, sports: told.sports });
});

it("[P22] tells the site again what it has not heard, and nothing is kept of a browser that leaves", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
  expect(await tellSite(told)).toBe("later");
  expect(await loadTold()).toBeNull();
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  expect(await tellSite(told)).toBe("kept");
  expect(await tellSite(null)).toBe("kept");
  expect(await loadTold()).toBeNull();
});

it("[P22] sends the site's proof back with what waited for it, and shows the site's name without a sound", async () => {
  const proof = "p".repeat(43);
  const sent: (DeviceCall & { readonly proof?: string })[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    const call = JSON.parse(String(init.body)) as DeviceCall;
    sent.push(call);
    return new Response(null, { status: call.proof === proof ? 204 : 202 });
  });
  expect(await tellSite(told)).toBe("asked");
  expect(await loadTold()).toBeNull();
  const seen = setUp([{ path: "/", isVisible: true }]);
  await receiveMessage(seen.scope, JSON.stringify({ proof }));
  expect(sent).toEqual([told, { ...told, proof }]);
  expect(await loadTold()).toEqual(told);
  expect(seen.shown).toEqual([{ title: "tribune.test", tag: "proof", silent: true, data: "/" }]);
});

it("[P22] leaves out games that the site does not know", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    const { sports } = JSON.parse(String(init.body)) as DeviceCall;
    sent.push(sports);
    return sports["1"]?.["GONEGONE"] === undefined
      ? new Response(null, { status: 204 })
      : new Response("No such games: GONEGONE\n", { status: 422 });
  });
  expect(await tellSite({ ...told, sports: { "1": { ABCDEFGH: 9, GONEGONE: 9 } } })).toBe("kept");
  expect(sent).toEqual([{ "1": { ABCDEFGH: 9, GONEGONE: 9 } }, told.sports]);
});
