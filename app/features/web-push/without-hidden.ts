import type { DeviceCall } from "../../../shared/push/device.ts";
import type { VeilChoice } from "../veil/veil-choice.ts";
import type { Sides } from "./sides-of-games.ts";

export const hidesSomeTeam = ({ things }: Pick<VeilChoice, "things">): boolean =>
  things.some(({ kind }) => kind === "team");

/**
 * Returns the followed games whose results a message may reveal.
 * @param leagueKeyOf returns the league's key of a followed game; null where it is not known
 * @param sides the teams of each game; where they are not known, a hidden team may play in it
 */
export function withoutHidden(
  games: DeviceCall["sports"],
  { isHidden, things }: VeilChoice,
  leagueKeyOf: (sportId: string, eventId: string) => string | null,
  sides: Sides,
): DeviceCall["sports"] {
  if (isHidden) return {};
  const hidden = new Set(things.map(({ id }) => id));
  const hidesLeagues = things.some(({ kind }) => kind === "league");
  const hidesTeams = hidesSomeTeam({ things });
  const isOfHiddenTeam = (teams: readonly string[] | undefined) =>
    hidesTeams && (teams === undefined || teams.some((id) => hidden.has(id)));
  const isOfHidden = (key: string | null) => hidesLeagues && (key === null || hidden.has(key));
  return Object.fromEntries(
    Object.entries(games).map(([sportId, ends]) => [
      sportId,
      Object.fromEntries(
        Object.entries(ends).filter(
          ([eventId]) =>
            !hidden.has(eventId) && !isOfHiddenTeam(sides[eventId]) && !isOfHidden(leagueKeyOf(sportId, eventId)),
        ),
      ),
    ]),
  );
}
