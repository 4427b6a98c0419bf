import { expect, it, vi } from "vitest";
import { policyFor } from "../../shared/betting/policy-for.ts";
import type { TaggedFeed, WantedFeed } from "../../shared/wire/loaded-feed.ts";
import { parsePlaceKey } from "../../shared/places/place.ts";
import { feedIsDown, openSite } from "../../tests/fakes/fake-site.ts";
import { loadFeed, loadFeeds } from "./load-feed.server.ts";

/** Opens a site whose feed proxy answers with `answer`, and records the feeds requested in each call. Feeds named "far…" are far. */
function openProxy(answer: (wanted: WantedFeed) => TaggedFeed | null, country = "FR") {
  const place = parsePlaceKey(country);
  const { context } = openSite(feedIsDown, { place, policy: policyFor(place, 0) });
  const calls: (readonly WantedFeed[])[] = [];
  const load = async (_visitor: unknown, _projectId: number, wanted: readonly WantedFeed[]) => {
    calls.push(wanted);
    return wanted.map(answer);
  };
  const loadNear = async (_visitor: unknown, _projectId: number, wanted: readonly WantedFeed[]) => {
    calls.push(wanted);
    return wanted.map((feed) => (feed.name.startsWith("far") ? ("far" as const) : answer(feed)));
  };
  const { env } = context.cloudflare;
  return { calls, context: { ...context, cloudflare: { env: { ...env, FEED: { ...env.FEED, load, loadNear } } } } };
}
/** The names of each call. */
const namesOf = (calls: readonly (readonly WantedFeed[])[]) => calls.map((wanted) => wanted.map(({ name }) => name));

/** Keeps no text back that the site does not name. */
const sayText =
  (body: string, seq = 1) =>
  ({ knownEtag }: WantedFeed) => ({ body: knownEtag === `"${body}"` ? null : body, seq, etag: `"${body}"` });

it("names the text that it holds, and reads that again where the proxy sends none", async () => {
  const first = openProxy(sayText("a"));
  expect(await loadFeed(first.context, "kept")).toMatchObject({ body: "a", seq: 1 });
  const again = openProxy(sayText("a", 2));
  expect(await loadFeed(again.context, "kept")).toMatchObject({ body: "a", seq: 2 });
  expect([first.calls, again.calls]).toEqual([
    [[{ name: "kept", knownEtag: null }]],
    [[{ name: "kept", knownEtag: '"a"' }]],
  ]);
  expect(await loadFeed(openProxy(sayText("b", 3)).context, "kept")).toMatchObject({ body: "b", seq: 3 });
});

it("[F5] names to one market no text of another", async () => {
  await loadFeed(openProxy(sayText("prices")).context, "odds");
  const elsewhere = openProxy(sayText("0"), "BE");
  expect(await loadFeed(elsewhere.context, "odds")).toMatchObject({ body: "0" });
  expect(elsewhere.calls).toEqual([[{ name: "odds", knownEtag: null }]]);
});

it("asks for several feeds in one call, and misses only those that cannot be had", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { context, calls } = openProxy((wanted) => (wanted.name === "gone" ? null : sayText(wanted.name)(wanted)));
  expect(await loadFeeds(context, ["one", "gone", "two"])).toMatchObject([{ body: "one" }, null, { body: "two" }]);
  expect(calls.length).toBe(1);
  expect(log).toHaveBeenCalledOnce();
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ action: "load a feed", url: "gone" });
  log.mockRestore();
});

it("asks in one call for what the loaders of a page ask for in the same turn", async () => {
  const { context, calls } = openProxy((wanted) => (wanted.name === "gone" ? null : sayText(wanted.name)(wanted)));
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const [list, prices, gone] = await Promise.all([
    loadFeeds(context, ["home", "away"]),
    loadFeed(context, "prices"),
    loadFeed(context, "gone"),
  ]);
  expect([...list, prices, gone]).toMatchObject([{ body: "home" }, { body: "away" }, { body: "prices" }, null]);
  await loadFeed(context, "later");
  expect(namesOf(calls)).toEqual([["home", "away", "prices", "gone"], ["later"]]);
  log.mockRestore();
});

it("asks once more for what is far, and lets no other loader wait for it", async () => {
  const { context, calls } = openProxy((wanted) => sayText(wanted.name)(wanted));
  const far = loadFeeds(context, ["far away", "near", "far home"]);
  expect(await loadFeed(context, "event")).toMatchObject({ body: "event" });
  expect(await far).toMatchObject([{ body: "far away" }, { body: "near" }, { body: "far home" }]);
  expect(namesOf(calls)).toEqual([
    ["far away", "near", "far home", "event"],
    ["far away", "far home"],
  ]);
  await loadFeed(context, "far alone");
  expect(namesOf(calls).slice(2), "what nobody else waits for").toEqual([["far alone"]]);
});

it("has nothing for any loader where the call fails", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { context } = openProxy(() => {
    throw new Error("the proxy is down");
  });
  expect(await Promise.all([loadFeeds(context, ["a", "b"]), loadFeed(context, "c")])).toEqual([[null, null], null]);
  expect(log).toHaveBeenCalledTimes(2);
  // A call whose values cannot be copied throws at once.
  const { env } = context.cloudflare;
  const load = () => {
    throw new Error("could not be cloned");
  };
  const broken = { ...context, cloudflare: { env: { ...env, FEED: { ...env.FEED, load } } } };
  expect(await loadFeed(broken, "d")).toBeNull();
  log.mockRestore();
});
