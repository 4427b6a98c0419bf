import type { LeagueFields } from "../../../../shared/wire/league-fields.ts";
import { leagueName } from "../../list/league-words.ts";

/** Splits "Formule 1 - Monza" into the event's own name ("Monza") and that of its series ("Formule 1"). */
export function splitEventName(league: LeagueFields): { readonly event: string; readonly series: string } {
  const name = leagueName(league);
  const [series = "", ...rest] = name.split(" - ");
  const event = rest.join(" - ");
  if (event === "") return { event: name, series: "" };
  return { event: event.charAt(0).toLocaleUpperCase() + event.slice(1), series };
}
