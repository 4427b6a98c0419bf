import { fieldsOf, textOf } from "../../../shared/basics/record.ts";
import { isNationalSide } from "../../../shared/places/national-side.ts";
import { parseMyTeam, type MyTeam } from "../my-teams/my-team.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import type { PinnableLeague } from "../my-leagues/pinnable-league.ts";
import type { FoundRaces } from "./follow-race.ts";

/**
 * A search result in the form that its star follows: a competitor among the visitor's teams, a competition among the
 * leagues, and the race or tournament of a competition without duels among the games.
 */
export type Followed =
  | { readonly kind: "team"; readonly team: MyTeam }
  | { readonly kind: "league"; readonly sportId: number; readonly league: PinnableLeague }
  | { readonly kind: "race"; readonly races: FoundRaces };

/** Returns null for results that no list of favourites accepts: sports, countries, members of a team. */
export function readFollowed(found: unknown): Followed | null {
  const { id, name, path, sport, country, league, pin, competes } = fieldsOf(found);
  const { id: sportId } = fieldsOf(sport);
  const { id: countryId, name: countryName, flag } = fieldsOf(country);
  if (competes === true) {
    const isNational = isNationalSide(textOf(name), textOf(countryName));
    const team = parseMyTeam({ id, sportId, name, path, flag: flag ?? null, countryId: countryId ?? "0", isNational });
    return team === null ? null : { kind: "team", team };
  }
  const { key, type } = fieldsOf(pin);
  if (textOf(key) === "" || typeof sportId !== "number") return null;
  if (sportById(sportId)?.duel === false)
    return {
      kind: "race",
      races: {
        sportId,
        countryId: textOf(countryId),
        // The part of a tournament has an id of its own.
        tournamentId: textOf(fieldsOf(league)["id"]) || textOf(id),
        name: textOf(name),
      },
    };
  const place = { name: textOf(name), country: textOf(countryName), flag: textOf(flag), path: textOf(path) };
  return { kind: "league", sportId, league: { key: textOf(key), type: textOf(type), ...place } };
}
