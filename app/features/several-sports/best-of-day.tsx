import type { ListFeed } from "../../live/list-feed.ts";
import { useLiveClient } from "../../live/hooks.tsx";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { statusLabel } from "../../../shared/sports/status-label.ts";
import { mixedTexts } from "../../i18n/mixed-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { statusTexts } from "../../i18n/status-texts.ts";
import { AboutMarks, type MarkTexts } from "../excitement/about-marks.tsx";
import { leagueName } from "../list/league-words.ts";
import { excitementWords, sidesOf } from "../match-row/event-words.ts";
import { viewOf } from "../match-row/result.ts";
import { usePage } from "../page/page-context.tsx";
import { bestGames, type BestGame } from "./best-games.ts";
import type { DayCounts } from "./use-day-counts.ts";

type BestOfDayProps = {
  readonly lists: readonly ListFeed[];
  readonly counts: DayCounts;
  readonly marks: MarkTexts;
};

/** The most exciting games of all sports, without a score: it helps to choose what to watch, also for those who hide results. */
export function BestOfDay({ lists, counts, marks }: BestOfDayProps) {
  const { lang } = usePage();
  const { store } = useLiveClient();
  const ofSports = lists.map(({ sportId }, index) => ({ sportId, leagues: counts.leaguesOfLists[index] ?? [] }));
  const games = bestGames(ofSports, store.getEvent);
  if (games.length === 0) return null;
  return (
    <section className="card best-games" aria-labelledby="best-games-name">
      <div className="block-head">
        <h2 id="best-games-name">{mixedTexts(lang).best}</h2>
      </div>
      <AboutMarks texts={marks} />
      <ol>
        {games.map((game) => (
          <li key={game.id}>
            <BestGameLink game={game} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function BestGameLink({ game: { id, sportId, league, event, excitement } }: { readonly game: BestGame }) {
  const { lang, href, t } = usePage();
  // The stage would tell of extra time, so it says no more than whether the game is on.
  const status = viewOf(event) === "live" ? eventStatus.live : eventStatus.finished;
  const stands = statusLabel({ status, sportId, texts: statusTexts(lang), width: "full" });
  const where = [sportLabel(sportId, lang), leagueName(league), stands];
  return (
    <a href={href({ kind: "match", eventId: id, tab: "summary" })}>
      <em className={`worth m${excitement}`} aria-hidden="true">
        {excitement}
      </em>
      <span>
        <bdi translate="no">{sidesOf(event)}</bdi>
        <small>{where.join(" · ")}</small>
        <span className="sr-only">{excitementWords(event, { t })}</span>
      </span>
    </a>
  );
}
