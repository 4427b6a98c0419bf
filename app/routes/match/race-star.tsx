import type { MouseEvent } from "react";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { myGames, useOfMyGames } from "../../features/favourites/my-games-hooks.ts";
import { toFollowable } from "../../features/favourites/to-followable.ts";
import { splitEventName } from "../../features/match/field/event-name.ts";
import { useEventContext } from "../../features/match-row/event-context.tsx";
import { showToast } from "../../ui/toast.tsx";

type RaceStarProps = { readonly event: EventFields; readonly league: LeagueFields };

/** Follows a race or a tournament as a whole (C3.17); each starter has a star of its own in the classification. */
export function RaceStar({ event, league }: RaceStarProps) {
  const { sportId, timeZone, t, lang } = useEventContext();
  const { leagueId, ...race } = toFollowable(event, league, sportId);
  const isFollowed = useOfMyGames(({ tournaments }) => Object.hasOwn(tournaments, leagueId));
  const toggle = async ({ currentTarget: star }: MouseEvent<HTMLElement>) => {
    const outcome = await myGames.choose(star, { ...race, leagueId, key: leagueId }, timeZone).catch(() => null);
    if (outcome === null) showToast(t.unexpected);
    else if (outcome !== "added")
      void import("../../features/match-row/say-outcome.tsx").then((late) => late.sayOutcome(outcome, lang));
  };
  return (
    <button
      type="button"
      className="star"
      aria-pressed={isFollowed}
      aria-label={t.follow({ game: splitEventName(league).event })}
      onPointerEnter={myGames.prepare}
      onFocus={myGames.prepare}
      onClick={toggle}
    />
  );
}
