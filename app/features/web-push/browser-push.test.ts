import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DeviceCall } from "../../../shared/push/device.ts";
import { withoutHidden } from "./browser-push.ts";

const games = { 1: { game0001: 10, game0002: 20 } };
const choice = { delaySeconds: 0, matches: {}, isHidden: false, things: [] };
const thing = (kind: "game" | "team" | "league") => ({ kind, id: "game0001", name: "", tells: [] });
const leagueOf = (_: string, eventId: string) => (eventId === "game0001" ? "1_77_TOP" : "1_77_TWO");

it("asks for no message of a game whose result is hidden", () => {
  expect(withoutHidden(games, choice, leagueOf, {})).toEqual(games);
  expect(withoutHidden(games, { ...choice, isHidden: true }, leagueOf, {})).toEqual({});
  expect(withoutHidden(games, { ...choice, things: [thing("game")] }, leagueOf, {})).toEqual({ 1: { game0002: 20 } });
});

it("asks for no message of the games of a hidden team, nor of those whose sides are not known", () => {
  const things = [{ ...thing("team"), id: "lyon" }];
  const sides = { game0001: ["lens", "lyon"], game0002: ["nice", "brest"] };
  expect(withoutHidden(games, { ...choice, things }, leagueOf, sides)).toEqual({ 1: { game0002: 20 } });
  expect(withoutHidden(games, { ...choice, things }, leagueOf, { game0001: ["lens", "metz"] })).toEqual({
    1: { game0001: 10 },
  });
});

it("asks for no message of the games of a hidden league, nor of those whose league is not known", () => {
  const things = [{ ...thing("league"), id: "1_77_TOP" }];
  expect(withoutHidden(games, { ...choice, things }, leagueOf, {})).toEqual({ 1: { game0002: 20 } });
  expect(withoutHidden(games, { ...choice, things }, () => null, {})).toEqual({ 1: {} });
});

describe("a browser that wants messages", () => {
  const otherKey = `B${"E".repeat(86)}`;
  const site = { key: `B${"A".repeat(86)}`, status: 204, calls: new Array<DeviceCall>() };
  const browser = { endpoint: "", key: "", made: 0, permission: "granted" };
  const bytesOf = (key: string) => new Uint8Array(Buffer.from(key, "base64url")).buffer;
  const subscription = () => ({
    endpoint: browser.endpoint,
    options: { applicationServerKey: bytesOf(browser.key) },
    toJSON: () => ({ keys: { p256dh: "k", auth: "s" } }),
    unsubscribe: async () => void (browser.endpoint = ""),
  });
  const pushManager = {
    getSubscription: async () => (browser.endpoint === "" ? null : subscription()),
    async subscribe({ applicationServerKey }: { readonly applicationServerKey: string }) {
      if (browser.endpoint !== "") throw new DOMException("another key", "InvalidStateError");
      Object.assign(browser, { key: applicationServerKey, made: browser.made + 1 });
      browser.endpoint = `https://push.test/new${browser.made}`;
      return subscription();
    },
  };

  beforeEach(() => {
    vi.resetModules();
    Object.assign(site, { key: `B${"A".repeat(86)}`, status: 204, calls: [] });
    Object.assign(browser, {
      endpoint: "https://push.test/old",
      key: `B${"A".repeat(86)}`,
      made: 0,
      permission: "granted",
    });
    const kept = new Map<string, Response>();
    const cache = {
      match: async (path: string) => kept.get(path)?.clone(),
      put: async (path: string, value: Response) => void kept.set(path, value),
    };
    vi.stubGlobal("caches", { open: async () => cache, delete: async () => kept.clear() });
    vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
    vi.stubGlobal("Notification", browser);
    vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
      if (init === undefined) return new Response(`${site.key}\n`);
      site.calls.push(JSON.parse(String(init.body)) as DeviceCall);
      return new Response(null, { status: site.status });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Each page that is loaded has modules of its own. */
  async function visit() {
    vi.resetModules();
    const { syncBrowser } = await import("./browser-push.ts");
    const { pushTrouble } = await import("./push-trouble.ts");
    const sync = () => syncBrowser(games, leagueOf, "fr", ["score"]);
    await sync();
    return { sync, trouble: () => pushTrouble.get() };
  }
  const endpoints = () => site.calls.splice(0).map(({ device }) => device.endpoint);

  it("[P22] tells the site of all its games at each visit, once, since the site may have forgotten it", async () => {
    const first = await visit();
    await first.sync();
    expect(endpoints()).toEqual(["https://push.test/old"]);
    expect((await visit()).trouble()).toBeNull();
    expect(site.calls.map(({ sports }) => sports)).toEqual([games]);
    expect(browser.made).toBe(0);
  });

  it("[P22] subscribes anew for another key of the site, and the site forgets the old endpoint", async () => {
    await visit();
    site.calls = [];
    site.key = otherKey;
    expect((await visit()).trouble()).toBeNull();
    expect(browser.key).toBe(otherKey);
    expect(endpoints()).toEqual(["https://push.test/old", "https://push.test/new1"]);
  });

  it("[P22] subscribes anew where it has lost its subscription, as far as the visitor allows it", async () => {
    browser.endpoint = "";
    expect((await visit()).trouble()).toBeNull();
    expect(endpoints()).toEqual(["https://push.test/new1"]);
    Object.assign(browser, { endpoint: "", permission: "default" });
    expect((await visit()).trouble()).toBe("stopped");
    expect(browser.made).toBe(1);
  });

  it("[P22] keeps its subscription where a network answers with its sign-in page instead of the key", async () => {
    site.key = "<html>";
    expect((await visit()).trouble()).toBeNull();
    expect(endpoints()).toEqual(["https://push.test/old"]);
  });

  it.each([
    [204, null],
    [202, null],
    [403, "stopped"],
    [410, "stopped"],
    [503, "late"],
  ])("[P22] learns from the answer %s whether messages arrive: %s", async (status, trouble) => {
    site.status = status;
    expect((await visit()).trouble()).toBe(trouble);
  });
});
