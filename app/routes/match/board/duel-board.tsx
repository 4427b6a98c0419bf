import { Day, startAttribute } from "../../../features/day/times.tsx";
import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { longDate } from "../../../features/day/day-words.ts";
import { isBout } from "../../../../shared/sports/catalogue.ts";
import { useMatch } from "../../../features/match/match-context.tsx";
import { useEventContext } from "../../../features/match-row/event-context.tsx";
import { finishText } from "../../../features/match-row/bout-words.ts";
import { battedSides, shootOutWords, startOf } from "../../../features/match-row/event-words.ts";
import { facingScores } from "../../../features/match-row/period-scores.ts";
import { scoreOf, viewOf, isHalfOver } from "../../../features/match-row/result.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { BoardReason, BoardStatus } from "./board-status.tsx";
import { boardPartsOf } from "./board-parts.ts";
import { CricketLines } from "./cricket-lines.tsx";
import { PartsTable } from "./parts-table.tsx";
import { Team } from "./team.tsx";
import { eventStatus } from "../../../../shared/sports/statuses.ts";

type DuelBoardProps = { readonly event: EventFields; readonly isGoal: boolean };

/** Two sides, the score or the start between them, and below it how the score came about. */
export function DuelBoard({ event, isGoal }: DuelBoardProps) {
  const context = useEventContext();
  const { t, lang, sportId } = context;
  const { epochDay, todayEpochDay } = useMatch();
  const score = scoreOf(event);
  const shown = score === null ? null : facingScores(event, score);
  const parts = boardPartsOf(event, sportId);
  // A bout that has no score has a result in words.
  const ending = score === null && isBout(sportId) ? wordsOf(event, lang) : "";
  return (
    <>
      <div className="duel">
        <Team event={event} side={1} />
        <div className="result">
          <strong className={lookOf(shown, ending)} translate={shown === null ? undefined : "no"}>
            {ending !== "" ? (
              ending
            ) : score === null ? (
              <time dateTime={startAttribute(event)}>{startOf(event, context)}</time>
            ) : (
              <>
                <span className="sr-only">
                  {battedSides(event, score, " – ") ?? t.scoreWords({ home: score[0], away: score[1] })}
                </span>
                {/* Another score is another element: digits that moved would be a shift. */}
                <span key={score.join()} aria-hidden="true">
                  {shown?.[0]}
                  <i> – </i>
                  {shown?.[1]}
                </span>
              </>
            )}
          </strong>
          {score === null && ending === "" ? (
            <small>
              <Day epochDay={epochDay}>{longDate(epochDay, t, todayEpochDay)}</Day>
            </small>
          ) : null}
          <BoardStatus event={event} />
          {sportId === sportIds.soccer ? (
            toPeriods(event).map(({ kind, score: [home, away] }) => (
              <small key={kind}>
                {matchTexts(lang).periods[kind]} {home} – {away}
              </small>
            ))
          ) : (
            <SportLines event={event} />
          )}
          <em className="but">{isGoal ? t.goal : ""}</em>
        </div>
        <BoardReason event={event} />
        <Team event={event} side={2} />
      </div>
      {sportId === sportIds.cricket ? <CricketLines event={event} /> : null}
      {parts.length === 0 ? null : <PartsTable event={event} parts={parts} hasTotal={score !== null} />}
    </>
  );
}

/** The words in place of a bout's score: how it ended, or its round; "" where neither is known. */
function wordsOf(event: EventFields, lang: Language): string {
  if (event.finishMethod) return finishText(event.finishMethod, lang);
  return viewOf(event) === "live" && event.frameCount ? matchTexts(lang).roundNumber({ number: event.frameCount }) : "";
}

/** Room on a phone: two scores of three figures are smaller, words smaller still. */
function lookOf(score: readonly [string, string] | null, ending: string): string | undefined {
  if (ending !== "") return "words";
  return score !== null && score.join("").length > 4 ? "long" : undefined;
}

/** Lines below the score that only some sports have: a shoot-out, how a bout ended, its number of rounds. */
function SportLines({ event }: { readonly event: EventFields }) {
  const { sportId, lang } = useEventContext();
  const { homeShootOut, awayShootOut, finishMethod } = event;
  const isShown = scoreOf(event) === null;
  return (
    <>
      {typeof homeShootOut === "number" && typeof awayShootOut === "number" ? (
        <small>
          {shootOutWords(sportId, lang)} {homeShootOut} – {awayShootOut}
        </small>
      ) : null}
      {finishMethod && !isShown ? <small>{finishText(finishMethod, lang)}</small> : null}
    </>
  );
}

type PeriodKind = "halfTime" | "regularTime" | "extraTime" | "shootOut";
type Period = { readonly kind: PeriodKind; readonly score: readonly [home: number, away: number] };

/**
 * The score after each period, in the order of play: only periods that are over and known. The end of extra time is listed if a
 * shoot-out followed it; otherwise it is the result itself.
 */
export function toPeriods(event: EventFields): readonly Period[] {
  const periods: Period[] = [];
  const add = (kind: PeriodKind, home: number | null | undefined, away: number | null | undefined) => {
    if (typeof home === "number" && typeof away === "number") periods.push({ kind, score: [home, away] });
  };
  const score = scoreOf(event);
  const hadExtraTime = typeof event.homePeriod3 === "number";
  // At half-time the result itself is that score.
  if (isHalfOver(event) && event.status !== eventStatus.halfTime) add("halfTime", event.homePeriod1, event.awayPeriod1);
  if (hadExtraTime || typeof event.homeShootOut === "number") {
    add("regularTime", event.homeFullTime, event.awayFullTime);
  }
  if (hadExtraTime && typeof event.homeShootOut === "number") add("extraTime", score?.[0], score?.[1]);
  add("shootOut", event.homeShootOut, event.awayShootOut);
  return periods;
}
