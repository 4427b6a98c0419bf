import { Day, startAttribute } from "../../../features/day/times.tsx";
import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { setRulesOf } from "../../../../shared/sports/set-rules.ts";
import { longDate } from "../../../features/day/day-words.ts";
import { useMatch } from "../../../features/match/match-context.tsx";
import { useEventContext } from "../../../features/match-row/event-context.tsx";
import { startOf } from "../../../features/match-row/event-words.ts";
import { scoreOf, winnerOf } from "../../../features/match-row/result.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { BoardReason, BoardStatus } from "./board-status.tsx";
import { boardPartsOf } from "./board-parts.ts";
import { headOf, keyOf, PartCell } from "./parts-table.tsx";
import { ParticipantName, ServeMark, SideMark } from "./team.tsx";

/** Sports of sets: their table is the board, with sets won last but for the running game. */
export function SetsBoard({ event }: { readonly event: EventFields }) {
  const context = useEventContext();
  const { t, lang, sportId } = context;
  const { epochDay, todayEpochDay } = useMatch();
  const texts = matchTexts(lang);
  const parts = boardPartsOf(event, sportId);
  const sets = parts.filter(({ kind }) => kind !== "game");
  const games = parts.filter(({ kind }) => kind === "game");
  const score = scoreOf(event);
  const winner = winnerOf(event);
  // Prefer the source's value for this match: tennis is played over three or five sets.
  const bestOf = event.bestOfFrames ?? setRulesOf(sportId)?.bestOf;
  return (
    <>
      <div className="sets-head">
        <BoardStatus event={event} />
        {score === null ? (
          <strong>
            <time dateTime={startAttribute(event)}>{startOf(event, context)}</time>
          </strong>
        ) : null}
        {score === null ? (
          <small>
            <Day epochDay={epochDay}>{longDate(epochDay, t, todayEpochDay)}</Day>
          </small>
        ) : null}
        {bestOf ? <small>{texts.bestOfSets({ count: bestOf, needed: Math.ceil(bestOf / 2) })}</small> : null}
        {score === null ? null : <span className="sr-only">{t.scoreWords({ home: score[0], away: score[1] })}</span>}
        <BoardReason event={event} />
      </div>
      <table className="sets">
        <caption className="sr-only">{texts.partsCaption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{texts.side}</span>
            </th>
            {sets.map((part) => (
              <th key={keyOf(part)} scope="col">
                {headOf(part, texts)}
              </th>
            ))}
            {score === null ? null : <th scope="col">{texts.sets}</th>}
            {games.map((part) => (
              <th key={keyOf(part)} scope="col">
                {headOf(part, texts)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {([1, 2] as const).map((side) => (
            <tr key={side} className={winner === side ? "winner" : undefined}>
              <th scope="row">
                <SideMark event={event} side={side} />
                <b>
                  <ParticipantName event={event} side={side} />
                </b>
                <ServeMark event={event} side={side} />
              </th>
              {sets.map((part) => (
                <PartCell key={keyOf(part)} part={part} side={side} />
              ))}
              {score === null ? null : (
                <td key={`total ${score[side - 1]}`} className="total">
                  {score[side - 1]}
                </td>
              )}
              {games.map((part) => (
                <PartCell key={keyOf(part)} part={part} side={side} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
