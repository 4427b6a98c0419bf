import type { MouseEvent } from "react";
import { toGameKey } from "../../../shared/timeline/game-key.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { showToast } from "../../ui/toast.tsx";
import { myGames, useIsFollowed } from "../favourites/my-games-hooks.ts";
import { toFollowable } from "../favourites/to-followable.ts";
import { useEventContext } from "./event-context.tsx";
import { sidesOf } from "./event-words.ts";

type StarButtonProps = {
  readonly event: EventFields;
  readonly league: LeagueFields;
};

/** Follows a game or lets it go; says why where it cannot be followed (C8.01). */
export function StarButton({ event, league }: StarButtonProps) {
  const { sportId, timeZone, t, lang, group, whyKept } = useEventContext();
  const isFollowed = useIsFollowed(toGameKey(sportId, event.id ?? ""));
  const toggle = async ({ currentTarget: star }: MouseEvent<HTMLElement>) => {
    const why = whyKept?.(event) ?? null;
    const game = { ...toFollowable(event, league, sportId, timeZone), isKept: why !== null };
    const outcome = await myGames.choose(star, game, timeZone, group).catch(() => null);
    if (outcome === null) showToast(t.unexpected);
    else if (outcome === "moved") showToast(why ?? "");
    else if (outcome !== "added") void import("./say-outcome.tsx").then((late) => late.sayOutcome(outcome, lang));
  };
  return (
    <button
      type="button"
      className="star"
      aria-pressed={isFollowed}
      aria-label={t.follow({ game: sidesOf(event) })}
      onPointerEnter={myGames.prepare}
      onFocus={myGames.prepare}
      onClick={toggle}
    />
  );
}
