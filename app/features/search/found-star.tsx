import { useLivePlace } from "../../live/live-provider.tsx";
import { useOfMyGames } from "../favourites/my-games-hooks.ts";
import { useMyLeagues } from "../my-leagues/my-leagues-store.ts";
import { useMyTeams } from "../my-teams/my-teams-store.ts";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";
import type { Followed } from "./followed.ts";
import { followFound, toFollowLabel } from "./follow-found.ts";
import { followedOf } from "./follow-race.ts";

type FoundStarProps = {
  readonly followed: Followed;
  readonly id: string;
  /** Whether Enter presses it. */
  readonly isActive: boolean;
  /** Receives the message about its effect. */
  readonly onSaid: (text: string) => void;
};

/** Follows the subject of a search row. The focus stays in the field, whose arrow keys lead here. */
export function FoundStar({ followed, id, isActive, onSaid }: FoundStarProps) {
  const { lang, timeZone } = usePage();
  const live = useLivePlace();
  const hasRace = useOfMyGames((games) => followed.kind === "race" && followedOf(games, followed.races) !== null);
  const teams = useMyTeams();
  const leagues = useMyLeagues();
  const isFollowed =
    hasRace ||
    (followed.kind === "team" && teams?.has(followed.team.sportId, followed.team.id) === true) ||
    (followed.kind === "league" && leagues?.isPinned(followed.league, []) === true);
  return (
    <button
      type="button"
      className={isActive ? "found-star active" : "found-star"}
      id={id}
      tabIndex={-1}
      aria-pressed={isFollowed}
      aria-label={toFollowLabel(followed, lang)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void followFound(followed, { live, timeZone, lang }).then(onSaid)}
    >
      <Icon name="star" />
    </button>
  );
}
