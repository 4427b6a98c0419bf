import { decodeDayFeed } from "../../shared/wire/day-feed.ts";
import { readLineUps } from "../../shared/wire/sections/read-line-ups.ts";
import { readMatch } from "../../shared/wire/sections/read-match.ts";
import { statusType } from "../../shared/sports/statuses.ts";
import type { Stack } from "../../scripts/stack.ts";
import { getFeed } from "../../tests/support/requests.ts";

export type MeasuredPage = { readonly name: string; readonly path: string };
export type PagesOptions = { readonly url: URL; readonly place: string; readonly pages: readonly MeasuredPage[] };

/** Pages of the built-in world's football: those that fans read, each where most of it is known. */
export async function findPages(stack: Stack): Promise<readonly MeasuredPage[]> {
  const read = async (name: string) => (await getFeed(stack, name)).text();
  const dayOf = async (day: number) => decodeDayFeed(await read(`f_1_${day}_1_fr_1`)).leagues;
  const [today, yesterday] = await Promise.all([dayOf(0), dayOf(-1)]);
  const fullest = async (leagues: typeof today, type: number) => {
    const events = leagues.flatMap(({ league, events }) => events.map((event) => ({ league, event })));
    const of = events.filter(({ event }) => event.statusType === type).slice(0, 20);
    const counted = await Promise.all(
      of.map(async (found) => ({ ...found, tabs: readMatch(await read(`dc_1_${found.event.id}`)).tabs.length })),
    );
    const [best] = counted.toSorted((left, right) => right.tabs - left.tabs);
    if (best === undefined) throw new Error(`no match of type ${type} is played`);
    return best;
  };
  const finished = await fullest(yesterday, statusType.finished);
  const live = await fullest(today, statusType.live);
  const lineUps = readLineUps(await read(`df_li_1_${finished.event.id}`));
  const { homeSlug, homeParticipantId } = finished.event;
  return [
    { name: "finished", path: `/match/${finished.event.id}` },
    { name: "live", path: `/match/${live.event.id}` },
    { name: "list", path: "/" },
    { name: "competition", path: finished.league.path ?? "" },
    { name: "team", path: `/equipe/${homeSlug}/${homeParticipantId}/` },
    { name: "player", path: lineUps.home.starters[0]?.path ?? "" },
    { name: "news", path: "/news/" },
    { name: "search", path: "/recherche" },
    // This page is `noindex`, so its SEO score is below 100.
    { name: "found", path: "/recherche?q=lens" },
  ].filter(({ path }) => path !== "");
}
