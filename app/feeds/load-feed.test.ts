import { expect, it, vi } from "vitest";
import { policyFor } from "../../shared/betting/policy-for.ts";
import type { TaggedFeed, WantedFeed } from "../../shared/wire/loaded-feed.ts";
import { parsePlaceKey } from "../../shared/places/place.ts";
import { feedIsDown, openSite } from "../../tests/fakes/fake-site.ts";
import { noPastBody } from "./masked-body.ts";
import { loadFeed, loadFeeds } from "./load-feed.server.ts";

/** Opens a site whose feed proxy answers with `answer`, and records the feeds requested in each call. */
function openProxy(answer: (wanted: WantedFeed) => TaggedFeed | null, country = "FR") {
  const place = parsePlaceKey(country);
  const { context } = openSite(feedIsDown, { place, policy: policyFor(place, 0) });
  const calls: (readonly WantedFeed[])[] = [];
  const load = async (_visitor: unknown, _projectId: number, wanted: readonly WantedFeed[]) => {
    calls.push(wanted);
    return wanted.map(answer);
  };
  const { env } = context.cloudflare;
  return { calls, context: { ...context, cloudflare: { env: { ...env, FEED: { ...env.FEED, load } } } } };
}

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

const lateVeil = { mode: "late", delaySeconds: 30, things: [] } as const;
const liveRow = (homeScore: number) => `AA÷live0001¬AD÷1790000000¬AB÷2¬AC÷12¬AE÷Lens¬AG÷${homeScore}¬~`;

it("asks for a late page's feeds as they were, and leaves out its prices", async () => {
  const { context, calls } = openProxy(({ agoSeconds }) => ({
    body: liveRow(agoSeconds === 30 ? 0 : 1),
    seq: 1,
    etag: `"${agoSeconds}"`,
  }));
  const late = { ...context, veil: lateVeil };
  expect(await loadFeeds(late, ["f_1_0_1_fr_1", "fo_1_0_1_fr_1_0"])).toMatchObject([
    { body: liveRow(0) },
    { body: "0" },
  ]);
  expect(calls).toMatchObject([[{ agoSeconds: 30 }, { agoSeconds: 30 }]]);
  // A page on time of the same isolate gets the feed of now.
  expect(await loadFeed(context, "f_1_0_1_fr_1")).toMatchObject({ body: liveRow(1) });
});

it("hides what is news on a late page whose feeds no origin has as they were", async () => {
  const { context } = openProxy(({ agoSeconds }) =>
    agoSeconds === undefined ? { body: liveRow(1), seq: 1, etag: '"now"' } : null,
  );
  const [feed] = await loadFeeds({ ...context, veil: lateVeil }, ["f_1_1_1_fr_1"]);
  expect(feed?.body).toBe("AA÷live0001¬AD÷1790000000¬AE÷Lens¬AB÷2¬~");
  // The browser learns that it has to hold a section of now back.
  expect(await loadFeed({ ...context, veil: lateVeil }, "df_st_1_live0001")).toMatchObject({ body: noPastBody });
});
