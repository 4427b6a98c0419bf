import type { ReactNode } from "react";
import type { EventFields } from "../../shared/wire/event-fields.ts";
import type { LeagueFields } from "../../shared/wire/league-fields.ts";
import { crestOf } from "../../shared/competitions/crest.ts";
import { credits, isCreditId } from "../../shared/ingest/credits.ts";
import { clockText } from "../features/match-row/live-clock.tsx";
import type { EventContext } from "../features/match-row/event-context.tsx";
import { awayOf, homeOf, linkName, shownStart, sidesOf, whenOf } from "../features/match-row/event-words.ts";
import { sideScores } from "../features/match-row/period-scores.ts";
import { scoreOf, viewOf, winnerOf } from "../features/match-row/result.ts";
import { flagOf } from "../features/match-row/side-flag.ts";
import { toFlagAddress } from "../ui/flag-address.ts";

/** The values that the rows of one league share. */
export type RowContext = { readonly of: EventContext; readonly nowSeconds: number; readonly isSevens: boolean };

export const WidgetFlag = ({ name }: { readonly name: string | null | undefined }) => (
  <img src={toFlagAddress(name)} alt="" width="18" height="13" loading="lazy" />
);

type SideProps = { readonly event: EventFields; readonly side: 1 | 2; readonly sportId: number };

/** A club's crest; a person and a country's side have its flag, and a pair has neither. */
function Sign({ event, side, sportId }: SideProps) {
  const flag = flagOf(event, side, sportId);
  if (flag !== null) return flag === "" ? null : <WidgetFlag name={flag} />;
  const id = side === 1 ? event.homeParticipantId : event.awayParticipantId;
  return <i className={`crest h${crestOf(id ?? "")}`} />;
}

type EventProps = { readonly event: EventFields; readonly context: RowContext };

/** The running minute, the status, or the start. */
function EventTime({ event, context: { of, nowSeconds, isSevens } }: EventProps) {
  if (viewOf(event) === "live") return clockText(event, of, nowSeconds, isSevens);
  const start = shownStart(event, of);
  const words = whenOf(event, of);
  return start === null ? words : <time dateTime={start}>{words}</time>;
}

/** The script uses these to identify a game, to notice a changed score, and to announce it. */
const scoreMarks = (event: EventFields, { of }: RowContext) => ({
  "data-id": event.id ?? "",
  "data-score": scoreOf(event)?.join("-") ?? "",
  "data-said": linkName(event, of),
});

/** Each side's score, if it has batted; null where no result is shown. */
function shownScores(event: EventFields): ReturnType<typeof sideScores> | null {
  const score = scoreOf(event);
  return score && sideScores(event, score);
}

const winnerClass = (event: EventFields, side: 1 | 2) => (winnerOf(event) === side ? "won" : undefined);

/** One game of a list, two lines. */
export function EventRow({ event, context }: EventProps) {
  const score = shownScores(event);
  const side = (number: 1 | 2, name: string) => (
    <span className={winnerClass(event, number)}>
      <Sign event={event} side={number} sportId={context.of.sportId} />
      <em>{name}</em>
      <b>{score === null ? "–" : (score[number - 1] ?? "")}</b>
    </span>
  );
  return (
    <li className={`row ${viewOf(event)}`} {...scoreMarks(event, context)}>
      <span className="sr-only">{linkName(event, context.of)}</span>
      <span className="t" aria-hidden="true">
        <EventTime event={event} context={context} />
      </span>
      <span className="n" aria-hidden="true">
        {side(1, homeOf(event))}
        {side(2, awayOf(event))}
      </span>
    </li>
  );
}

type EventBoardProps = EventProps & {
  /** Below the name of each side. */
  readonly goals: readonly [ReactNode, ReactNode];
};

/** A game by itself, with a line for each goal of each side. */
export function EventBoard({ event, context, goals }: EventBoardProps) {
  const score = shownScores(event);
  const side = (number: 1 | 2, name: string) => (
    <div>
      <span className="sign">
        <Sign event={event} side={number} sportId={context.of.sportId} />
      </span>
      <b className={winnerClass(event, number)}>{name}</b>
      {goals[number - 1]}
    </div>
  );
  return (
    <section className={`board ${viewOf(event)}`} {...scoreMarks(event, context)}>
      <h1 className="sr-only">{sidesOf(event)}</h1>
      {side(1, homeOf(event))}
      <div className="mid">
        <p className="score">
          {score === null ? (
            "–"
          ) : (
            <>
              {score[0]}
              <i>–</i>
              {score[1]}
            </>
          )}
        </p>
        <p className="t">
          <EventTime event={event} context={context} />
        </p>
      </div>
      {side(2, awayOf(event))}
    </section>
  );
}

type NotesProps = { readonly leagues: readonly LeagueFields[]; readonly simulated: string };

/** The notes that the games of these leagues require: that they are simulated, and their sources. */
export function Notes({ leagues, simulated }: NotesProps) {
  const sources = [...new Set(leagues.map(({ credit }) => credit ?? ""))].filter(isCreditId);
  return (
    <>
      {leagues.some((league) => league.simulated === 1) ? <p className="note">{simulated}</p> : null}
      {sources.map((id) => {
        const { line, url, licence } = credits[id];
        return (
          <p key={id} className="note">
            <OutLink href={url} text={line} />
            {licence === null ? null : (
              <>
                {" ("}
                <OutLink href={licence.url} text={licence.name} />)
              </>
            )}
          </p>
        );
      })}
    </>
  );
}

const OutLink = ({ href, text }: { readonly href: string; readonly text: string }) => (
  <a href={href} target="_blank" rel="noopener">
    {text}
  </a>
);
