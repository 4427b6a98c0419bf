import { toGameKey } from "../../../shared/timeline/game-key.ts";
import { useLiveClient } from "../../live/hooks.tsx";
import type { ListLeague } from "../../live/lists.ts";
import { showToast } from "../../ui/toast.tsx";
import { myGames, useOfMyGames } from "../favourites/my-games-hooks.ts";
import { toFollowable } from "../favourites/to-followable.ts";
import { useEventContext } from "../match-row/event-context.tsx";
import { LeaguePin } from "./league-pin.tsx";
import { leagueName } from "./league-words.ts";

/**
 * The buttons at a league's head. The pin pins the league (C2.14). The star follows all its games of the day that is shown, or none of
 * them; a race or a tournament without duels is followed as a whole (C3.17).
 */
export function LeagueStar({ league, eventIds }: ListLeague) {
  const { sportId, timeZone, t, lang } = useEventContext();
  const { store } = useLiveClient();
  const isWhole = league.duel === 0;
  const areFollowed = useOfMyGames(({ games, tournaments }) =>
    isWhole
      ? Object.hasOwn(tournaments, `${sportId}_${league.stageId ?? ""}`)
      : eventIds.every((id) => Object.hasOwn(games, toGameKey(sportId, id))),
  );
  const toggle = async () => {
    const events = eventIds.flatMap((id) => store.getEvent(id) ?? []);
    const games = events.map((event) => toFollowable(event, league, sportId, timeZone));
    const opened = await myGames.open();
    const [first] = games;
    if (first === undefined) return;
    const whole = { ...first, key: first.leagueId };
    const outcome = await opened.whenWritten(
      isWhole ? opened.toggle(whole, timeZone) : opened.toggleLeague(games, timeZone),
    );
    if (outcome === "added") return;
    const { sayOutcome } = await import("../match-row/say-outcome.tsx");
    await sayOutcome(outcome, lang, leagueName(league));
  };
  return (
    <div className="league-star">
      {isWhole ? null : <LeaguePin league={league} />}
      <button
        type="button"
        className="star"
        aria-pressed={areFollowed}
        aria-label={t.follow({ game: leagueName(league) })}
        onClick={() => void toggle().catch(() => showToast(t.unexpected))}
      />
    </div>
  );
}
