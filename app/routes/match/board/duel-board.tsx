import type { EventFields } from "../../../../shared/feed/event-fields.ts";
import { formatRunRate } from "../../../../shared/sports/overs.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { longDate } from "../../../features/day/day-words.ts";
import { useMatch } from "../../../features/match/match-context.tsx";
import { useEventContext } from "../../../features/match-row/event-context.tsx";
import { awayOf, homeOf, startOf } from "../../../features/match-row/event-words.ts";
import { inningsText } from "../../../features/match-row/period-scores.ts";
import { scoreOf } from "../../../features/match-row/result.ts";
import { toLocalFigure } from "../../../features/match/statistics/figure.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { BoardStatus } from "./board-status.tsx";
import { chaseOf } from "./chase.ts";
import { boardPartsOf } from "./board-parts.ts";
import { toPeriods } from "./football-periods.ts";
import { PartsTable } from "./parts-table.tsx";
import { Team } from "./team.tsx";

type DuelBoardProps = { readonly event: EventFields; readonly isGoal: boolean };

/** Two sides, the score or the start between them, and below it how the score came about. */
export function DuelBoard({ event, isGoal }: DuelBoardProps) {
  const context = useEventContext();
  const { t, lang, sportId } = context;
  const { epochDay, todayEpochDay } = useMatch();
  const score = scoreOf(event);
  const parts = boardPartsOf(event, sportId);
  return (
    <>
      <div className="duel">
        <Team event={event} side={1} />
        <div className="result">
          <strong>
            {score === null ? (
              startOf(event, context)
            ) : (
              <>
                <span className="sr-only">{t.scoreWords(...score)}</span>
                <span aria-hidden="true">
                  {score[0]}
                  <i> – </i>
                  {score[1]}
                </span>
              </>
            )}
          </strong>
          {score === null ? <small>{longDate(epochDay, t, todayEpochDay)}</small> : null}
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
        <Team event={event} side={2} />
      </div>
      {parts.length === 0 ? null : <PartsTable event={event} parts={parts} hasTotal={score !== null} />}
    </>
  );
}

const sides = ["home", "away"] as const;

/** What only some sports say below the score: overs and rates of cricket, a shoot-out, how a bout ended. */
function SportLines({ event }: { readonly event: EventFields }) {
  const { lang } = useEventContext();
  const texts = matchTexts(lang);
  const home = inningsText(event.homeWickets, event.homeOvers);
  const away = inningsText(event.awayWickets, event.awayOvers);
  const { homeRunRate, awayRunRate, homeShootOut, awayShootOut, finishMethod } = event;
  const rates = [homeRunRate, awayRunRate].map((rate) => (typeof rate === "number" ? toRateText(rate, lang) : "–"));
  const chase = chaseOf(event);
  const score = scoreOf(event);
  return (
    <>
      {[home, away].map((text, side) =>
        // Only who has batted has wickets and overs.
        text === "" ? null : (
          <small key={sides[side]}>
            {(side === 0 ? event.homeCode : event.awayCode) || (side === 0 ? homeOf(event) : awayOf(event))}{" "}
            {score?.[side] ?? ""}
            {text}
          </small>
        ),
      )}
      {rates.every((rate) => rate === "–") ? null : (
        <small>
          {texts.runRate} {rates.filter((rate) => rate !== "–").join(" · ")}
        </small>
      )}
      {chase === null ? null : (
        <small>
          {texts.chase(
            chase.side === 1 ? homeOf(event) : awayOf(event),
            chase.runs,
            chase.balls,
            toRateText(chase.rate, lang),
          )}
        </small>
      )}
      {typeof homeShootOut === "number" && typeof awayShootOut === "number" ? (
        <small>
          {texts.periods.shootOut} {homeShootOut} – {awayShootOut}
        </small>
      ) : null}
      {finishMethod ? <small>{finishMethod}</small> : null}
    </>
  );
}

/** "9,00": two decimals, as cricket writes them, in the language's way. */
const toRateText = (rate: number, lang: Language): string => toLocalFigure(formatRunRate(rate), lang);
