import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { toLeagueKey } from "../../../shared/competitions/league-key.ts";
import { useEventContext } from "../match-row/event-context.tsx";
import { myLeagues } from "../my-leagues/my-leagues-store.ts";
import { PinButton } from "../my-leagues/pin-button.tsx";
import type { PinnableLeague } from "../my-leagues/pinnable-league.ts";
import { countryName, leagueName } from "./league-words.ts";

const none: readonly PinnableLeague[] = [];

/** Pins a league from its head in a list (C2.14), which does not know the sport's defaults: the first tap asks for them. */
export function LeaguePin({ league }: { readonly league: LeagueFields }) {
  const { sportId, lang } = useEventContext();
  const { templateKey, path, type, flag } = league;
  if (!templateKey || !path) return null;
  const pinnable: PinnableLeague = {
    key: toLeagueKey(sportId, templateKey),
    type: type ?? "",
    name: leagueName(league),
    country: countryName(league),
    flag: flag ?? "",
    path,
  };
  const loadDefaults = async () => {
    if (myLeagues.ofSport(sportId) !== null) return none;
    const { loadTopLeagues } = await import("../search/load-top-leagues.ts");
    return loadTopLeagues(sportId, lang);
  };
  return <PinButton league={pinnable} defaults={none} loadDefaults={loadDefaults} />;
}
