import type { EventFields } from "../../../../shared/feed/event-fields.ts";
import { sets } from "../../../../shared/sports/period-statuses.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { statusLabel } from "../../../../shared/sports/status-label.ts";
import { eventStatus, type StatusId } from "../../../../shared/sports/statuses.ts";
import { countsPeriods } from "../../../../shared/timeline/periods.ts";
import { doesClockBlink } from "../../../features/clock/clock-blink.ts";
import { clockToTheSecond } from "../../../features/clock/second-clock.ts";
import { isBout } from "../../../features/match/is-bout.ts";
import { reasonOf } from "../../../features/match/reason-of.ts";
import { useEventContext, type EventContext } from "../../../features/match-row/event-context.tsx";
import { statusOf } from "../../../features/match-row/event-words.ts";
import { LiveClock } from "../../../features/match-row/live-clock.tsx";
import { viewOf } from "../../../features/match-row/result.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { statusTexts } from "../../../i18n/status-texts.ts";
import { useLeagues, useNowSeconds } from "../../../live/hooks.tsx";

/** Where the event stands. */
export function BoardStatus({ event }: { readonly event: EventFields }) {
  const context = useEventContext();
  const isLive = viewOf(event) === "live";
  const blinks =
    isLive &&
    doesClockBlink({
      sportId: context.sportId,
      status: event.status ?? eventStatus.live,
      gameMinute: event.minute ?? null,
    });
  const status = statusOf(event, context, "full");
  const texts = matchTexts(context.lang);
  // The clock of a running bout says both: "11/12".
  const saysLength = isLive && isBout(context.sportId) && Boolean(event.frameCount);
  return (
    <>
      <p className={blinks ? "status blinks" : "status"}>{isLive ? <RunningClock event={event} /> : status}</p>
      {isLive && event.addedTime ? <small>{texts.addedTime(event.addedTime)}</small> : null}
      {event.bestOfFrames && !saysLength && !countsPeriods(context.sportId) ? (
        <small>{lengthOf(event, event.bestOfFrames, context)}</small>
      ) : null}
    </>
  );
}

/** Why a match does not go as planned. It has the width of the board, which leaves the names theirs. */
export function BoardReason({ event }: { readonly event: EventFields }) {
  const reason = reasonOf(event, matchTexts(useEventContext().lang).statusReasons);
  return reason === "" ? null : <small className="reason">{reason}</small>;
}

/** "Au meilleur des 7"; of a bout its rounds, and in which of them it was stopped: "Reprise 9 / 12". */
function lengthOf(event: EventFields, count: number, { sportId, lang }: EventContext): string {
  const texts = matchTexts(lang);
  if (!isBout(sportId)) return texts.bestOf(count);
  const { finishMethod, frameCount } = event;
  const wasStopped = finishMethod && frameCount && !byJudges.has(finishMethod);
  return wasStopped ? `${texts.roundNumber(frameCount)} / ${count}` : texts.rounds(count);
}

/** They decide after the last round. */
const byJudges: ReadonlySet<string> = new Set(["UD", "SD", "MD", "PTS"]);

function RunningClock({ event }: { readonly event: EventFields }) {
  const { sportId, lang } = useEventContext();
  const { status, statusStartSeconds, clockRate } = event;
  const isSevens = useLeagues()[0]?.league.sevens === 1;
  const map = mapOf(event, sportId);
  const clock = clockToTheSecond({
    sportId,
    status: status ?? 0,
    statusStartSeconds,
    clockRate,
    minute: event.minute,
    sevens: isSevens,
    nowSeconds: useNowSeconds(),
  });
  if (map !== null) return statusLabel({ status: map, sportId, texts: statusTexts(lang), width: "full" });
  if (clock === null) return <LiveClock event={event} isSevens={isSevens} width="full" />;
  // Each quarter counts from 0, so that its clock alone says nothing of the game.
  return sportId === sportIds["aussie-rules"] ? `${statusOf(event, { sportId, lang }, "full")}\n${clock}` : clock;
}

/** Which map of esports is played: "2e carte" says more than that something is. */
const mapOf = ({ status, frameCount }: EventFields, sportId: number): StatusId | null =>
  sportId === sportIds.esports && status === eventStatus.live ? (sets[(frameCount ?? 0) - 1] ?? null) : null;
