import { tabsOf } from "../../app/features/match/match-tabs.ts";
import type { Stack } from "../../scripts/stack.ts";
import { formatAddress } from "../../shared/addresses/format-address.ts";
import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { readMatch } from "../../shared/wire/sections/read-match.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { statusType } from "../../shared/sports/statuses.ts";
import { getFeed } from "./requests.ts";

/** Live and finished matches to find every tab once; live ones come first, because they load more scripts. Days count from today. */
const looked = [
  sportIds.soccer,
  sportIds.tennis,
  sportIds.cricket,
  sportIds.golf,
  sportIds.motorsport,
  sportIds.cycling,
].flatMap((sportId) => [
  { sportId, day: 0, type: statusType.live },
  // Golf, cricket and races are not played on each day.
  ...[-1, -2, -3].map((day) => ({ sportId, day, type: statusType.finished })),
]);

/** The most matches of a day to request. */
const mostAsked = 12;

/** The address of every tab once: for each sport and state, from the match of the built-in world with the most tabs. */
export async function findTabs(stack: Stack): Promise<readonly string[]> {
  const paths: string[] = [];
  const known = new Set<string>();
  for (const { sportId, day, type } of looked) {
    const { leagues } = decodeDayFeed(await (await getFeed(stack, `f_${sportId}_${day}_1_fr_1`)).text());
    const ids = leagues
      .flatMap(({ events }) => events.filter(({ statusType }) => statusType === type).map(({ id }) => id ?? ""))
      .slice(0, mostAsked);
    const asked = ids.map(async (eventId) => {
      const { tabs } = readMatch(await (await getFeed(stack, `dc_1_${eventId}`)).text());
      return tabsOf(tabs, null).map((tab) => ({ tab, path: formatAddress({ kind: "match", eventId, tab }, "fr") }));
    });
    const [fullest = []] = (await Promise.all(asked)).toSorted((left, right) => right.length - left.length);
    paths.push(...fullest.filter(({ tab }) => !known.has(tab)).map(({ path }) => path));
    for (const { tab } of fullest) known.add(tab);
  }
  return paths;
}
