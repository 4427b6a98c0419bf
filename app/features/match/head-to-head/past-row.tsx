import { momentAttribute } from "../../day/times.tsx";
import type { PastMatch } from "../../../../shared/wire/sections/read-head-to-head.ts";
import { Sign } from "../../../ui/sign.tsx";
import { localDay, shortDate } from "../../day/day-words.ts";
import { useEventContext } from "../../match-row/event-context.tsx";
import { FormMark } from "../../participant/form-mark.tsx";

type PastRowProps = {
  readonly match: PastMatch;
  /** It is the match of the page. */
  readonly isLit?: boolean;
};

/** A game as a line that leads to its page; its league is named by a code. */
export function PastRow({ match, isLit = false }: PastRowProps) {
  const { timeZone, href, t, lang } = useEventContext();
  // A bout has no figures: its winner stands out by name and letter.
  const figures = match.score ?? (match.winner === 0 ? noFigures : wonWithoutFigures);
  const { eventId, startSeconds, leagueName, leagueCode, homeName, awayName, shootOut, winner, result } = match;
  const day = localDay(startSeconds, timeZone);
  const year = new Date(day * dayMs).getUTCFullYear();
  return (
    <li className={isLit ? "of-match" : undefined}>
      <a href={href({ kind: "match", eventId, tab: "summary" })} aria-current={isLit ? "true" : undefined}>
        <time className="when" dateTime={momentAttribute(startSeconds)}>
          {shortDate(day, t)}
          <small>{year}</small>
        </time>
        <Sign name={leagueName} className="league">
          {leagueCode}
        </Sign>
        <span className="sides">
          <span className={winner === 1 ? "won" : undefined}>
            <bdi translate="no">{homeName}</bdi>
          </span>
          <span className={winner === 2 ? "won" : undefined}>
            <bdi translate="no">{awayName}</bdi>
          </span>
        </span>
        <span className="score">
          <span>
            {figures[0]}
            {shootOut === null ? null : <small>({shootOut[0]})</small>}
          </span>
          <span>
            {figures[1]}
            {shootOut === null ? null : <small>({shootOut[1]})</small>}
          </span>
        </span>
      </a>
      {result === null ? null : <FormMark form={result} lang={lang} />}
    </li>
  );
}

const noFigures = ["–", "–"] as const;
const wonWithoutFigures = ["", ""] as const;
const dayMs = 86_400_000;
