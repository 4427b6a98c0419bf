import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { useEventContext } from "../../../features/match-row/event-context.tsx";
import { awayOf, homeOf } from "../../../features/match-row/event-words.ts";
import { scoreOf, winnerOf } from "../../../features/match-row/result.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import type { MatchTexts } from "../../../i18n/match-texts.ts";
import { ScrollRegion } from "../../../ui/scroll-region.tsx";
import { isBehindTotal, type BoardPart } from "./board-parts.ts";

type PartsTableProps = {
  readonly event: EventFields;
  readonly parts: readonly BoardPart[];
  readonly hasTotal: boolean;
};

/** A game of so many parts is one of innings: further ones are numbered on, and no overtime. */
const fewestInnings = 7;

/** Quarters, thirds, innings: a line a side under the score, all of them however many. */
export function PartsTable({ event, parts, hasTotal }: PartsTableProps) {
  const { lang } = useEventContext();
  const texts = matchTexts(lang);
  const score = hasTotal ? scoreOf(event) : null;
  const winner = winnerOf(event);
  const [played, behind] = [parts.filter((part) => !isBehindTotal(part)), parts.filter(isBehindTotal)];
  const extra = played.filter(({ kind }) => kind === "extra");
  const heads = (of: readonly BoardPart[]) =>
    of.map((part) => (
      <th key={keyOf(part)} scope="col">
        {part.kind === "extra" ? extraHead(extra, part, texts) : headOf(part, texts)}
      </th>
    ));
  return (
    <ScrollRegion className="parts-box" label={texts.partsCaption}>
      {/* Centred: with a part more it is another element, so that nothing of it moves. */}
      <table key={parts.length} className="parts-table">
        <caption className="sr-only">{texts.partsCaption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{texts.side}</span>
            </th>
            {heads(played)}
            {score === null ? null : <th scope="col">{texts.total}</th>}
            {heads(behind)}
          </tr>
        </thead>
        <tbody>
          {([1, 2] as const).map((side) => (
            <tr key={side} className={winner === side ? "winner" : undefined}>
              <th scope="row">
                <bdi translate="no">{side === 1 ? homeOf(event) : awayOf(event)}</bdi>
                <span className="code" aria-hidden="true">
                  {side === 1 ? event.homeCode : event.awayCode}
                </span>
              </th>
              {toCells(played, side)}
              {score === null ? null : (
                <td key={`total ${score[side - 1]}`} className="total">
                  {score[side - 1]}
                </td>
              )}
              {toCells(behind, side)}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const toCells = (parts: readonly BoardPart[], side: 1 | 2) =>
  parts.map((part) => <PartCell key={keyOf(part)} part={part} side={side} />);

export const keyOf = ({ kind, number }: BoardPart): string => `${kind}${number}`;

/** "10+" where all further innings are one part, "10" and "11" where each is known; "Prol." or "Prol. 1" and "Prol. 2". */
function extraHead(extra: readonly BoardPart[], part: BoardPart, texts: MatchTexts): string {
  const isOnly = extra.length === 1;
  const [first = part] = extra;
  if (first.number > fewestInnings) return isOnly ? `${part.number}+` : String(part.number);
  return isOnly ? headOf(part, texts) : `${headOf(part, texts)} ${extra.indexOf(part) + 1}`;
}

export function headOf({ kind, number }: BoardPart, texts: MatchTexts): string {
  return kind === "period" ? String(number) : texts.partHeads[kind];
}

export function PartCell({ part, side }: { readonly part: BoardPart; readonly side: 1 | 2 }) {
  const [value, tieBreak] = side === 1 ? [part.home, part.homeTieBreak] : [part.away, part.awayTieBreak];
  const look = `${part.kind === "game" ? "game" : ""}${part.isRunning ? " running" : ""}${part.winner === side ? " won" : ""}`;
  return (
    // Another value is another element: digits that moved would be a shift.
    <td key={value} className={look === "" ? undefined : look.trim()}>
      {part.kind === "game" ? <span>{value}</span> : value}
      {tieBreak === "" ? null : <sup>{tieBreak}</sup>}
    </td>
  );
}
