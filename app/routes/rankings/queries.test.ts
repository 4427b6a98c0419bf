import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rankings } from "../../../shared/competitions/rankings.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import type { WantedFeed } from "../../../shared/wire/loaded-feed.ts";
import { feedSays, openSite } from "../../../tests/fakes/fake-site.ts";
import { encodeTree, treeNode } from "../../../shared/wire/tree.ts";
import { loadLeaders } from "./queries.server.ts";

beforeEach(async () => {
  await loadAllTexts();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const body = encodeTree({
  roots: [
    treeNode("RH", [
      ["RN", "ATP"],
      ["RC", "1"],
    ]),
    treeNode("RW", [
      ["RA", "1"],
      ["PN", "Someone"],
      ["PI", "2abcdefg"],
      ["PU", "/joueur/someone/2abcdefg/"],
      ["RP", "90"],
    ]),
  ],
  signature: "",
});
const slow = rankings[0];
const slowSport = slow?.sportId ?? 0;
const slowIds = rankings.filter(({ sportId }) => sportId === slowSport).map(({ id }) => id);

/** A site whose feeds come at once, but for those of one sport, which never do. */
function aSiteWithOneSlowSport() {
  const { context } = openSite(() => feedSays(body));
  const { env } = context.cloudflare;
  const isSlow = ({ name }: WantedFeed) => slowIds.some((id) => name.includes(id));
  const load: typeof env.FEED.load = (visitor, projectId, wanted) =>
    wanted.some(isSlow) ? new Promise(() => {}) : env.FEED.load(visitor, projectId, wanted);
  const loadNear: typeof env.FEED.loadNear = async (visitor, projectId, wanted) => {
    const feeds = await env.FEED.load(visitor, projectId, wanted);
    return wanted.map((feed, index) => (isSlow(feed) ? "far" : (feeds[index] ?? null)));
  };
  return { ...context, cloudflare: { env: { ...env, FEED: { ...env.FEED, load, loadNear } } } };
}

it("has every ranking with its leaders once all sports have answered", async () => {
  const { context } = openSite(() => feedSays(body));
  const { sports, isWhole } = await loadLeaders(context);
  expect(isWhole).toBe(true);
  expect(sports.flatMap((sport) => sport.rankings)).toHaveLength(rankings.length);
  expect(sports.every((sport) => sport.rankings.every(({ leaders }) => leaders.length === 1))).toBe(true);
});

it("does not wait for a sport that takes long: its rankings have their links, and the page says that it is not whole", async () => {
  const loading = loadLeaders(aSiteWithOneSlowSport());
  await vi.advanceTimersByTimeAsync(1_199);
  let isDone = false;
  void loading.then(() => (isDone = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  const { sports, isWhole } = await loading;
  expect(isWhole).toBe(false);
  const late = sports.find(({ sportId }) => sportId === slowSport)?.rankings ?? [];
  expect(late.map(({ leaders }) => leaders)).toEqual(slowIds.map(() => []));
  expect(late.every(({ path }) => path.startsWith("/classement-mondial/"))).toBe(true);
  expect(
    sports
      .filter(({ sportId }) => sportId !== slowSport)
      .every((sport) => sport.rankings.every(({ leaders }) => leaders.length === 1)),
  ).toBe(true);
});

it("leaves no timer behind", async () => {
  const { context } = openSite(() => feedSays(body));
  await loadLeaders(context);
  expect(vi.getTimerCount()).toBe(0);
});
