import type { EventFields } from "../../../../shared/feed/event-fields.ts";
import { eventStatus, type StatusId } from "../../../../shared/sports/statuses.ts";
import { clockToTheSecond } from "../../../features/clock/second-clock.ts";
import { useEventContext } from "../../../features/match-row/event-context.tsx";
import { statusOf } from "../../../features/match-row/event-words.ts";
import { LiveClock } from "../../../features/match-row/live-clock.tsx";
import { viewOf } from "../../../features/match-row/result.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { useLeagues, useNowSeconds } from "../../../live/hooks.tsx";

/** Where the event stands, and why where it does not go as planned. */
export function BoardStatus({ event }: { readonly event: EventFields }) {
  const context = useEventContext();
  const isLive = viewOf(event) === "live";
  const status = statusOf(event, context, "full");
  const texts = matchTexts(context.lang);
  const reason = event.notice || whyOf(event.status ?? 0, texts.statusReasons);
  return (
    <>
      <p className="status">{isLive ? <RunningClock event={event} /> : status}</p>
      {isLive && event.addedTime ? <small>{texts.addedTime(event.addedTime)}</small> : null}
      {event.bestOfFrames ? <small>{texts.bestOf(event.bestOfFrames)}</small> : null}
      {reason === "" ? null : <small className="reason">{reason}</small>}
    </>
  );
}

function RunningClock({ event }: { readonly event: EventFields }) {
  const { sportId } = useEventContext();
  const { status, statusStartSeconds, clockRate } = event;
  const isSevens = useLeagues()[0]?.league.sevens === 1;
  const clock = clockToTheSecond({
    sportId,
    status: status ?? 0,
    statusStartSeconds,
    clockRate,
    minute: event.minute,
    sevens: isSevens,
    nowSeconds: useNowSeconds(),
  });
  return clock === null ? <LiveClock event={event} isSevens={isSevens} /> : clock;
}

type Reasons = ReturnType<typeof matchTexts>["statusReasons"];

/** What a status means for the result, where the source gives no reason of its own. */
function whyOf(status: StatusId, reasons: Reasons): string {
  switch (status) {
    case eventStatus.postponed:
      return reasons.postponed;
    case eventStatus.cancelled:
      return reasons.cancelled;
    case eventStatus.abandoned:
      return reasons.abandoned;
    case eventStatus.interrupted:
      return reasons.interrupted;
    case eventStatus.awarded:
      return reasons.awarded;
    case eventStatus.walkover:
      return reasons.walkover;
    case eventStatus.retired:
      return reasons.retired;
    default:
      return "";
  }
}
