import { useCounts, useEvent, useLeagues, useLiveClient } from "../../live/hooks.tsx";
import { tabOf } from "../../live/counts.ts";
import { awayOf, homeOf } from "../match-row/event-words.ts";
import { LiveClock } from "../match-row/live-clock.tsx";
import { scoreOf, viewOf } from "../match-row/result.ts";
import { usePage } from "../page/page-context.tsx";

type LiveGamesProps = {
  /** The address of the list of live games alone. */
  readonly liveHref: string;
};

/** The most games beside the link to all of them. */
const mostGames = 12;

/** The games that are on, above those of the day; nothing where none is on, or where all are. */
export function LiveGames({ liveHref }: LiveGamesProps) {
  const { t } = usePage();
  const { store } = useLiveClient();
  const leagues = useLeagues();
  const { live, all } = useCounts();
  if (live === 0 || live === all) return null;
  const isLive = (id: string) => tabOf(store.getEvent(id) ?? {}) === "live";
  const games = leagues.flatMap(({ league, eventIds }) =>
    league.duel === 0 ? [] : eventIds.filter(isLive).map((id) => ({ id, isSevens: league.sevens === 1 })),
  );
  return (
    <nav className="live-games" aria-label={t.tabs.live}>
      <a href={liveHref} className="all-live">
        {t.tabs.live} <b>{live}</b>
      </a>
      {games.slice(0, mostGames).map((game) => (
        <LiveGame key={game.id} {...game} />
      ))}
    </nav>
  );
}

function LiveGame({ id, isSevens }: { readonly id: string; readonly isSevens: boolean }) {
  const { href } = usePage();
  const event = useEvent(id);
  if (event === null || viewOf(event) !== "live") return null;
  const score = scoreOf(event);
  return (
    <a href={href({ kind: "match", eventId: id, tab: "summary" })}>
      <bdi translate="no">{homeOf(event)}</bdi> <b>{score === null ? "–" : score.join(" – ")}</b>{" "}
      <bdi translate="no">{awayOf(event)}</bdi>{" "}
      <small>
        <LiveClock event={event} isSevens={isSevens} />
      </small>
    </a>
  );
}
