import { shownStatusType } from "../../../shared/sports/status-types.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import type { ListFeed } from "../../live/list-feed.ts";
import type { LiveStore } from "../../live/store.ts";
import { leagueName } from "../list/league-words.ts";
import type { PageContext } from "../page/page-context.tsx";
import type { FoundGame } from "./found-games.ts";
import { namesAllTyped } from "./use-answers.ts";

const mostGames = 12;

/** The games of the page's lists whose sides a text names: what can be found without the search service. */
export function gamesHere(
  {
    getAllLists,
    getLeagues,
    getEvent,
  }: Pick<LiveStore, "getLeagues" | "getEvent"> & { readonly getAllLists: () => readonly Pick<ListFeed, "key">[] },
  query: string,
  href: PageContext["href"],
): readonly FoundGame[] {
  const found = new Map<string, FoundGame>();
  for (const { key } of getAllLists()) {
    for (const { league, eventIds } of getLeagues(key)) {
      for (const id of eventIds) {
        const { homeName, awayName, startSeconds, timeKnown, status, statusType: type } = getEvent(id) ?? {};
        const name = [homeName, awayName].filter(Boolean).join(" – ");
        if (found.size === mostGames || !homeName || !awayName || !namesAllTyped(name, query)) continue;
        const state = type ?? shownStatusType(status ?? 0);
        found.set(id, {
          path: href({ kind: "match", eventId: id, tab: "summary" }),
          name,
          time: state === statusType.live ? "live" : state === statusType.finished ? "last" : "next",
          startSeconds: startSeconds ?? 0,
          isTimeKnown: timeKnown !== 0,
          sport: "",
          league: leagueName(league),
          flag: league.flag ?? "",
        });
      }
    }
  }
  return [...found.values()];
}
