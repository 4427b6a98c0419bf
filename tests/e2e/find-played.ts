import type { Stack } from "../../scripts/stack.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { readMatch } from "../../shared/wire/sections/read-match.ts";
import { getFeed } from "../support/requests.ts";

/** A game of yesterday with some tabs: statistics, line-ups and past matches. */
export async function findPlayed(stack: Stack, wanted = ["ST", "LI", "HH"], sportId = 1): Promise<string> {
  const day = decodeDayFeed(await (await getFeed(stack, `f_${sportId}_-1_1_fr_1`)).text());
  for (const id of day.leagues.flatMap(({ events }) => events.map((event) => event.id ?? ""))) {
    const { tabs } = readMatch(await (await getFeed(stack, `dc_1_${id}`)).text());
    if (wanted.every((tab) => tabs.includes(tab))) return id;
  }
  throw new Error("no game of yesterday has all tabs");
}
