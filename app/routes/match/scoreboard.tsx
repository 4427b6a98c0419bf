import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { useGoalAnnouncement } from "../../features/match-row/announce-goal.ts";
import { useEventContext } from "../../features/match-row/event-context.tsx";
import { awayOf, homeOf, statusOf, startOf } from "../../features/match-row/event-words.ts";
import { LiveClock } from "../../features/match-row/live-clock.tsx";
import { periodScoresOf } from "../../features/match-row/period-scores.ts";
import { scoreOf, viewOf, winnerOf } from "../../features/match-row/result.ts";
import { shownHighlight } from "../../features/match-row/shown-highlight.ts";
import { matchTexts } from "../../i18n/match-texts.ts";
import { useHighlight } from "../../live/hooks.tsx";
import { crestOf } from "../../ui/crest.ts";
import { toPeriods } from "./periods.ts";
import { Team } from "./team.tsx";

type ScoreboardProps = { readonly eventId: string; readonly event: EventFields };

/** Both sides, the score or the start between them, and how the score came about. */
export function Scoreboard({ eventId, event }: ScoreboardProps) {
  const context = useEventContext();
  const { t } = context;
  const highlight = shownHighlight(useHighlight(eventId), context.sportId);
  useGoalAnnouncement(event, highlight);
  const score = scoreOf(event);
  const view = viewOf(event);
  const winner = winnerOf(event);
  return (
    <section className={`board ${view}${highlight === null ? "" : ` hl-${highlight.kind}`}`}>
      <h1 className="sr-only" tabIndex={-1}>
        {homeOf(event)} – {awayOf(event)}
      </h1>
      <Team
        name={homeOf(event)}
        code={event.homeCode ?? ""}
        crest={`h${crestOf(event.homeParticipantId ?? "")}`}
        isWinner={winner === 1}
        redCards={event.homeRedCards ? t.redCards(event.homeRedCards) : null}
      />
      <div className="result">
        <strong aria-label={score === null ? undefined : t.scoreWords(...score)}>
          {score === null ? startOf(event, context) : `${score[0]} – ${score[1]}`}
        </strong>
        <p>{view === "live" ? <LiveClock event={event} /> : statusOf(event, context, "full")}</p>
        {context.sportId === sportIds.soccer ? null : (
          <small className="parts">{periodScoresOf(event, context.sportId)}</small>
        )}
        {(context.sportId === sportIds.soccer ? toPeriods(event) : []).map(({ kind, score: [home, away] }) => (
          <small key={kind}>
            {matchTexts(context.lang).periods[kind]} {home} – {away}
          </small>
        ))}
        <em className="but">{highlight?.kind === "goal" ? t.goal : ""}</em>
      </div>
      <Team
        name={awayOf(event)}
        code={event.awayCode ?? ""}
        crest={`h${crestOf(event.awayParticipantId ?? "")}`}
        isWinner={winner === 2}
        redCards={event.awayRedCards ? t.redCards(event.awayRedCards) : null}
      />
    </section>
  );
}
