import type { AppLoadContext } from "@remix-run/cloudflare";
import { sportById } from "../../../../shared/sports/catalogue.ts";
import { loadFeeds } from "../../../feeds/load-feed.server.ts";
import { splitEventName } from "../../match/field/event-name.ts";
import { loadEvents, loadProfile } from "../../participant/load-participant.server.ts";
import { championshipsOf } from "../../participant/listed-tables.ts";
import { isPerson } from "../../participant/participant-view.ts";
import { toPlaces, type ListedPlace } from "../../participant/table-place.ts";

const shownTables = 3;

/** The places of a starter in the championships of its races; none in sports of two sides. */
export async function loadChampionships(context: AppLoadContext, id: string): Promise<readonly ListedPlace[]> {
  const loaded = await loadProfile(context, id);
  if (sportById(loaded.sportId)?.duel !== false || isPerson(loaded.profile)) return [];
  const list = await loadEvents(context, loaded.sportId, "player", loaded);
  const tables = championshipsOf(list?.feed ?? "", shownTables);
  if (tables.length === 0) return [];
  const bodies = await loadFeeds(
    context,
    tables.map(({ feedName }) => feedName),
  );
  return tables.flatMap(({ league, feedName }, index) => {
    const { series, event } = splitEventName(league);
    const championship = { ...league, name: series === "" ? event : series };
    return toPlaces({ league: championship, feedName }, bodies[index]?.body ?? "", id, context.variant.lang);
  });
}
