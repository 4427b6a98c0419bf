import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { bundleFolder, root } from "../../scripts/workers.ts";
import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { toMatchday } from "../support/matchday.ts";
import { getFeed, getPage, postIngest } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

const line = "Résultats simulés, pour la démonstration.";

describe("games of the built-in world", () => {
  let stack: Stack;
  const matchday = toMatchday({ games: 1, startSeconds: Math.floor(Date.now() / 1000), name: "Réel" });
  beforeAll(async () => {
    stack = await sharedTestStack();
    const response = await postIngest(stack, "events", matchday.batch);
    if (!response.ok) throw new Error(await response.text());
  });

  it("say on every page that they are simulated", async () => {
    const { leagues } = decodeDayFeed(await (await getFeed(stack, "f_1_0_0_fr_1")).text());
    const simulated = leagues.find(({ league }) => league.simulated === 1);
    const eventId = simulated?.events[0]?.id ?? "";
    for (const path of ["/", `/match/${eventId}`]) expect(await (await getPage(stack, path)).text()).toContain(line);
    // The page of all sports contains the line only once.
    expect((await (await getPage(stack, "/tous-les-sports/")).text()).split(line)).toHaveLength(2);
  });

  it("lend the line to no game that somebody posted", async () => {
    const findPosted = async () => {
      const { leagues } = decodeDayFeed(await (await getFeed(stack, "f_1_0_0_fr_1")).text());
      return leagues.find(({ events }) => events.some(({ id }) => id === matchday.games[0]?.eventId));
    };
    // Another test file may have requested the day a moment ago: caches repeat that answer for some seconds.
    const posted = await vi.waitUntil(findPosted, { timeout: 60_000, interval: 500 });
    expect([posted.events.length, posted.league.simulated]).toEqual([1, undefined]);
    const page = await (await getPage(stack, `/match/${matchday.games[0]?.eventId}`)).text();
    expect(page).toContain("Sporting Réel 0");
    expect(page).not.toContain(line);
  });
});

/** The files that a bundle was made of, as its source maps name them, from the project's folder. */
function filesOf(of: "deployment" | "local"): readonly string[] {
  const folder = join(root, bundleFolder("tribune-origin", of));
  const maps = readdirSync(folder).filter((file) => file.endsWith(".js.map"));
  return maps.flatMap((file) => {
    const { sources } = JSON.parse(readFileSync(join(folder, file), "utf8")) as { readonly sources: readonly string[] };
    return sources.filter((source) => source.endsWith(".ts")).map((source) => relative(root, resolve(folder, source)));
  });
}
const isOfWorld = (file: string) => file.startsWith("world/");

describe("the bundle of the origin", () => {
  it("contains no part of the built-in world unless it is built with it", () => {
    expect(filesOf("deployment").length).toBeGreaterThan(100);
    expect(filesOf("deployment").filter(isOfWorld)).toEqual([]);
    expect(filesOf("local").filter(isOfWorld).length).toBeGreaterThan(50);
  });
});
