import type { LeagueFields } from "../../../../shared/feed/league-fields.ts";
import { leagueName } from "../../list/league-words.ts";

/** "Formule 1 - Monza" is the Monza of Formule 1: the event's own name, and that of what it belongs to. */
export function splitEventName(league: LeagueFields): { readonly event: string; readonly series: string } {
  const name = leagueName(league);
  const [series = "", ...rest] = name.split(" - ");
  const event = rest.join(" - ");
  if (event === "") return { event: name, series: "" };
  return { event: event.charAt(0).toLocaleUpperCase() + event.slice(1), series };
}
