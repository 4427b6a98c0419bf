import { commaIn } from "../../../../shared/texts/comma.ts";
import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { countsPeriods } from "../../../../shared/timeline/periods.ts";
import { runningLegOf } from "../../../features/clock/live-text.ts";
import { isBout, unitOf } from "../../../../shared/sports/catalogue.ts";
import { reasonOf } from "../../../features/match/status-reason.ts";
import { useEventContext, type EventContext } from "../../../features/match-row/event-context.tsx";
import { silenceOf, statusOf } from "../../../features/match-row/event-words.ts";
import { ofSource, sourceWords } from "../../../features/match-row/notice-of.ts";
import { LiveClock } from "../../../features/match-row/live-clock.tsx";
import { viewOf } from "../../../features/match-row/result.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { matchWords } from "../../../features/match/match-words.ts";
import { useLeagues, useNowSeconds } from "../../../live/hooks.tsx";
import { doesClockBlink } from "../../../features/clock/clock-blinks.ts";
import { clockToTheSecond } from "../../../features/clock/clock-to-the-second.ts";

/** The current status of the event. */
export function BoardStatus({ event }: { readonly event: EventFields }) {
  const context = useEventContext();
  const isLive = viewOf(event) === "live";
  const blinks = doesClockBlink(event, context.sportId);
  const status = statusOf(event, context, "full");
  const texts = matchTexts(context.lang);
  return (
    <>
      <p className={blinks ? "status blinks" : "status"} translate={isLive ? "no" : undefined}>
        {isLive ? <RunningClock event={event} /> : status}
      </p>
      {isLive && event.addedTime ? (
        <small>{texts.addedTime({ text: `+${event.addedTime.replace("+", "")}` })}</small>
      ) : null}
      {event.bestOfFrames && !countsPeriods(context.sportId) ? (
        <small>{lengthOf(event, event.bestOfFrames, context)}</small>
      ) : null}
    </>
  );
}

/** Why a match does not go as planned, and what its source says of it. It has the width of the board, which leaves the names theirs. */
export function BoardReason({ event }: { readonly event: EventFields }) {
  const context = useEventContext();
  const { sportId, lang } = context;
  const why = reasonOf(event, matchWords(sportId, lang).statusReasons) || silenceOf(event, context);
  const [{ league = {} } = {}] = useLeagues();
  const reason = [why, sourceWords(ofSource(event, league), lang)].filter(Boolean).join(commaIn(lang));
  return reason === "" ? null : <small className="reason">{reason}</small>;
}

/** "Au meilleur des 7"; of a bout its rounds, and in which of them it was stopped: "Reprise 9 / 12". */
function lengthOf(event: EventFields, count: number, { sportId, lang }: EventContext): string {
  const texts = matchTexts(lang);
  if (!isBout(sportId)) return texts.bestOf({ count });
  const { finishMethod, frameCount } = event;
  const wasStopped = finishMethod && frameCount && !byJudges.has(finishMethod);
  return wasStopped ? `${texts.roundNumber({ number: frameCount })} / ${count}` : texts.rounds({ count });
}

/** They decide after the last round. */
const byJudges: ReadonlySet<string> = new Set(["UD", "SD", "MD", "PTS"]);

/**
 * "Frame 2" in sports that count frames, after the status unless that is just "live"; the total number stands below. For a bout only
 * the status, as its round stands in the place of its score. Null for any other sport.
 */
function countedText(event: EventFields, context: EventContext): string | null {
  const { sportId, lang } = context;
  const status = statusOf(event, context, "full");
  const unit = unitOf(sportId);
  if (unit === "round") return status;
  const number = event.frameCount || runningLegOf(event);
  if (unit === null || !number) return null;
  const words = `${matchTexts(lang).counted[unit]} ${number}`;
  return event.status === eventStatus.live ? words : `${status}\n${words}`;
}

function RunningClock({ event }: { readonly event: EventFields }) {
  const context = useEventContext();
  const { sportId } = context;
  const { status, statusStartSeconds, clockRate } = event;
  const isSevens = useLeagues()[0]?.league.sevens === 1;
  const clock = clockToTheSecond({
    sportId,
    status: status ?? 0,
    statusStartSeconds,
    clockRate,
    minute: event.minute,
    sevens: isSevens,
    nowSeconds: useNowSeconds(event.id ?? "", "second"),
  });
  const said = clock ?? countedText(event, context);
  if (said === null) return <LiveClock event={event} isSevens={isSevens} width="full" />;
  // Each quarter counts from 0, so its clock alone does not show how far the game is.
  return clock !== null && sportId === sportIds["aussie-rules"]
    ? `${statusOf(event, context, "full")}\n${clock}`
    : said;
}
