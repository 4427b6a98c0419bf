import { toGameKey } from "../../../shared/identity/game-key.ts";
import { mineSections } from "../../i18n/mine-texts.ts";
import { useLiveClient } from "../../live/hooks.tsx";
import type { ListLeague } from "../../live/lists.ts";
import { showToast } from "../../ui/toast.tsx";
import { myGames, useOfMyGames } from "../favourites/my-games-hooks.ts";
import { toFollowable } from "../favourites/to-followable.ts";
import { useEventContext } from "../match-row/event-context.tsx";
import { sayOutcome } from "../match-row/say-outcome.tsx";
import { showUndo } from "../match-row/undo-line.tsx";
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
    if (outcome === "removed") {
      const mine = await mineSections[lang]();
      showUndo(mine.removed(leagueName(league)), mine.undo, opened.restore);
    } else await sayOutcome(outcome, lang);
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
