import type { DeviceCall } from "../../../shared/push/device.ts";
import type { VeilChoice } from "../veil/veil-choice.ts";

/**
 * Followed games of which a message may tell the result. Where a team is hidden there are none: who plays in which is not known here.
 * @param leagueKeyOf the league's key of a followed game, null where it is not known
 */
export function withoutHidden(
  games: DeviceCall["sports"],
  { isHidden, things }: VeilChoice,
  leagueKeyOf: (sportId: string, eventId: string) => string | null,
): DeviceCall["sports"] {
  if (isHidden || things.some(({ kind }) => kind === "team")) return {};
  const hidden = new Set(things.map(({ id }) => id));
  const hidesLeagues = things.some(({ kind }) => kind === "league");
  const isOfHidden = (key: string | null) => hidesLeagues && (key === null || hidden.has(key));
  return Object.fromEntries(
    Object.entries(games).map(([sportId, ends]) => [
      sportId,
      Object.fromEntries(
        Object.entries(ends).filter(([eventId]) => !hidden.has(eventId) && !isOfHidden(leagueKeyOf(sportId, eventId))),
      ),
    ]),
  );
}
