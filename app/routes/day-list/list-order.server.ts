import type { ListQuery } from "../../../shared/addresses/list-query.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { excitementTexts, toMarkTexts } from "../../features/excitement/mark-texts.server.ts";
import type { ListOrder } from "../../features/list/games-by-mark.tsx";
import { excitementOf } from "../../features/match-row/result.ts";
import { countEvents } from "../../live/counts.ts";

type Leagues = readonly { readonly events: readonly EventFields[] }[];

/**
 * The orders of a day's list; null where no game has a mark. Games with the same mark keep the order of the list, because a score or a
 * status could tell a hidden result. Games without a mark, most of which are to come, are left out and counted: they would stand in
 * hundreds below the games that the visitor wants to choose from.
 */
export function toListOrder(leagues: Leagues, { sort }: Pick<ListQuery, "sort">, lang: Language): ListOrder | null {
  const games = leagues.flatMap(({ events }) => events).map((event) => ({ event, mark: excitementOf(event) }));
  const marked = games.flatMap(({ event: { id }, mark }) => (id && mark !== null ? [{ id, mark }] : []));
  if (marked.length === 0) return null;
  const { order, byLeague, byMark, left } = excitementTexts[lang];
  const texts = { order, byLeague, byMark };
  if (sort === undefined) return { texts, byMark: null };
  const counts = countEvents(games.filter(({ mark }) => mark === null).map(({ event }) => event));
  const inWords = (count: number) => (count === 0 ? "" : left({ count }));
  return {
    texts,
    byMark: {
      eventIds: marked.toSorted((a, b) => b.mark - a.mark).map(({ id }) => id),
      left: { all: inWords(counts.all), live: inWords(counts.live), finished: inWords(counts.finished) },
      about: toMarkTexts(lang),
    },
  };
}
