import { toGameKey } from "../../../shared/identity/game-key.ts";
import { useLiveClient } from "../../live/hooks.tsx";
import type { ListLeague } from "../../live/lists.ts";
import { showToast } from "../../ui/toast.tsx";
import { myGames, useOfMyGames } from "../favourites/my-games-hooks.ts";
import { toFollowable } from "../favourites/to-followable.ts";
import { useEventContext } from "../match-row/event-context.tsx";
import { leagueName } from "./league-words.ts";

/** Follows all games of a league on the day that is shown, or lets all of them go. */
export default function LeagueStar({ league, eventIds }: ListLeague) {
  const { sportId, timeZone, t, lang } = useEventContext();
  const { store } = useLiveClient();
  const areFollowed = useOfMyGames(({ games }) => eventIds.every((id) => Object.hasOwn(games, toGameKey(sportId, id))));
  const toggle = async () => {
    const events = eventIds.flatMap((id) => store.getEvent(id) ?? []);
    const games = events.map((event) => toFollowable(event, league, sportId));
    const opened = await myGames.open();
    const outcome = await opened.whenWritten(opened.toggleLeague(games, timeZone));
    if (outcome === "added") return;
    const { sayOutcome } = await import("../match-row/say-outcome.tsx");
    await sayOutcome(outcome, lang, leagueName(league));
  };
  return (
    <div className="league-star">
      <button
        type="button"
        className="star"
        aria-pressed={areFollowed}
        aria-label={t.follow(leagueName(league))}
        onClick={() => void toggle().catch(() => showToast(t.unexpected))}
      />
    </div>
  );
}
