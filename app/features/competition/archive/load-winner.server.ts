import type { AppLoadContext } from "@remix-run/cloudflare";
import type { SeasonEntry } from "../../../../shared/addresses/directory.ts";
import { decodeDayFeed } from "../../../../shared/wire/day-feed.ts";
import { readDraw } from "../../../../shared/wire/sections/read-draw.ts";
import { readStandings } from "../../../../shared/wire/sections/read-standings.ts";
import { tableTab } from "../../../../shared/competitions/table-tabs.ts";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { resultsFeedName, standingsFeedName } from "../competition-feeds.ts";
import type { LoadedCompetition } from "../load-competition.server.ts";

/** The winner of a past season: of its event, of the final of its draw, or of its table; "" if unknown. */
export async function loadWinner(
  context: AppLoadContext,
  { competition, scope }: Pick<LoadedCompetition, "competition" | "scope">,
  { stageId }: SeasonEntry,
): Promise<string> {
  const own = { ...scope, stageId };
  const read = async (feedName: string) => (await loadFeed(context, feedName))?.body ?? "";
  if (competition.isField) return firstOf(await read(resultsFeedName(own, 0)));
  const final = readDraw(await read(standingsFeedName(own, tableTab.draw))).find(({ key }) => key === "final")?.ties[0];
  if (final) return final.winner === 0 ? "" : (final.slots[final.winner - 1]?.name ?? "");
  const { tables } = readStandings(await read(standingsFeedName(own, tableTab.overall)));
  // With several groups, the first of one group has won nothing.
  return tables.length === 1 ? (tables[0]?.rows[0]?.team ?? "") : "";
}

const firstOf = (body: string): string =>
  decodeDayFeed(body)
    .leagues.flatMap(({ events }) => events)
    .find(({ rank }) => rank === 1)?.homeName ?? "";
