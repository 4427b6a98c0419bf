import { commaIn } from "../../../shared/texts/comma.ts";
import type { ReactElement, ReactNode } from "react";
import { toGameKey } from "../../../shared/timeline/game-key.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { crestOf } from "../../../shared/competitions/crest.ts";
import { Flag } from "../../ui/flag.tsx";
import { flagOf } from "./side-flag.ts";
import { doesClockBlink } from "../clock/clock-blinks.ts";
import { boutEnd } from "./bout-words.ts";
import { marginName } from "./cricket-words.ts";
import type { EventContext } from "./event-context.tsx";
import { awayOf, excitementWords, homeOf, linkName, shownStart, whenOf } from "./event-words.ts";
import { periodColumns, periodScoresOf, scoreLines } from "./period-scores.ts";
import type { ShownHighlight } from "./shown-highlight.ts";
import { noticeOf } from "./notice-of.ts";
import { excitementOf, isResultHidden, scoreOf, sideScoreOf, viewOf, winnerOf } from "./result.ts";
import { serverOf } from "./server-of.ts";

/** The parts in which rows of lists, of a participant and of examples differ. */
export type RowPeriods = {
  readonly highlight: ShownHighlight | null;
  /** The button that follows the game; null if games cannot be followed yet. */
  readonly star: ReactNode;
  /** The running minute of a live game. */
  readonly clock: ReactNode;
  readonly odds: ReactNode;
  /** Replaces the start or the status, if the list has games of many days. */
  readonly when?: ReactNode;
};

/**
 * One game, two lines. A page has hundreds, and the cost of rendering is per element and attribute, so both names share
 * one link and both goals one element, a line each; crests are drawn by its class. Between the names is an element, not
 * a line feed: a tag after the first name would move the text, which browsers count as a layout shift. A game to come
 * has neither a class of its own nor an element for its score.
 */
export function toRow(id: string, event: EventFields, context: EventContext, parts: RowPeriods): ReactElement {
  const { highlight, star, clock, odds, when } = parts;
  const score = scoreOf(event);
  const bout = event.finishMethod ? boutEnd(event, context.lang) : null;
  const sideScore = bout
    ? bout.lines
    : context.sportId === sportIds.soccer
      ? sideScoreOf(event)
      : periodScoresOf(event, context.sportId);
  const isLive = viewOf(event) === "live";
  const gameKey = toGameKey(context.sportId, id);
  const excitement = excitementOf(event);
  const start = isLive || when !== undefined ? null : shownStart(event, context);
  return (
    <li
      id={context.repeated?.has(gameKey) ? undefined : gameKey}
      className={rowClass(event, highlight)}
      data-why={noticeOf(event, context.lang) || undefined}
    >
      {star}
      {start === null ? (
        <span
          className={doesClockBlink(event, context.sportId) ? "t blinks" : "t"}
          translate={isLive ? "no" : undefined}
        >
          {isLive ? clock : (when ?? whenOf(event, context))}
        </span>
      ) : (
        <time className="t" dateTime={start}>
          {whenOf(event, context)}
        </time>
      )}
      <a
        href={context.href({ kind: "match", eventId: id, tab: "summary" })}
        className={namesClass(event, context)}
        translate="no"
        aria-label={
          linkName(event, context) +
          (bout ? commaIn(context.lang) + bout.sentence : toPartsName(sideScore, context)) +
          (sideScore.includes("/") ? marginName(event, context.lang) : "") +
          (excitement === null ? "" : commaIn(context.lang) + excitementWords(event, context))
        }
      >
        {toFlag(event, 1, context)}
        {toName(event, 1, highlight, context)}
        <br />
        {toFlag(event, 2, context)}
        {toName(event, 2, highlight, context)}
      </a>
      {excitement === null ? null : <em className={`worth m${excitement}`}>{excitement}</em>}
      {score === null ? null : <b translate="no">{scoreLines(event, score)}</b>}
      {isResultHidden(event) ? <em className="unseen">{context.t.hiddenResult}</em> : null}
      {sideScore === "" ? null : <small className={partsClass(sideScore, event, context.sportId)}>{sideScore}</small>}
      {odds}
    </li>
  );
}

/** Over the place of a crest. */
function toFlag(event: EventFields, side: 1 | 2, { sportId }: EventContext): ReactNode {
  const flag = flagOf(event, side, sportId);
  return flag && <Flag name={flag} />;
}

/** Whether a mark stands behind any of the names: that of a goal, or cards. */
const hasMarks = ({ homeRedCards, awayRedCards }: EventFields, highlight: ShownHighlight | null): boolean =>
  Boolean(highlight?.goalOf || homeRedCards || awayRedCards);

function toName(event: EventFields, side: 1 | 2, highlight: ShownHighlight | null, { t }: EventContext): ReactNode {
  const [name, redCards] = side === 1 ? [homeOf(event), event.homeRedCards] : [awayOf(event), event.awayRedCards];
  // An element, because a long name takes two lines.
  const text = winnerOf(event) === side ? <b>{name}</b> : name;
  if (!hasMarks(event, highlight)) return text;
  return (
    <>
      {/* Marks follow the direction of the page, whichever way the names are written. */}
      <bdi translate="no">{text}</bdi>
      {redCards ? <em className="red" title={t.redCards({ count: redCards })} /> : null}
      {/* Written by the sheet: the names are what the link is called. */}
      {highlight?.goalOf === side ? <em className="but" data-mark={t.goal} /> : null}
    </>
  );
}

function rowClass(event: EventFields, highlight: ShownHighlight | null): string {
  const view = viewOf(event);
  // A second goal within the first one's mark flashes as well: its animation has another name.
  const isOdd = ((event.homeScore ?? 0) + (event.awayScore ?? 0)) % 2 === 1;
  const mark = highlight === null ? "" : ` hl-${highlight.kind}${isOdd ? " odd" : ""}`;
  return `row${view === "scheduled" ? "" : ` ${view}`}${mark}`;
}

/** A crest for each side that has one. */
const namesClass = (event: EventFields, { sportId }: EventContext): string =>
  "n" +
  (flagOf(event, 1, sportId) === null ? ` h${crestOf(event.homeParticipantId ?? "")}` : "") +
  (flagOf(event, 2, sportId) === null ? ` a${crestOf(event.awayParticipantId ?? "")}` : "");

/** The column beside the score as one line: ", mi-temps 1 - 0", ", 6 2 1 - 4 6 0". A shoot-out has brackets, and the status names it. */
function toPartsName(text: string, { sportId, t, lang }: EventContext): string {
  if (text === "") return "";
  const isHalfTime = sportId === sportIds.soccer && !text.startsWith("(");
  // A side of cricket that is yet to bat has an empty line.
  const sides = text.split("\n").filter((line) => line.trim() !== "");
  return commaIn(lang) + (isHalfTime ? `${t.halfTime} ` : "") + sides.join(" - ");
}

/**
 * How many parts there are, for the heads above them. In a live game its running part stands out, with the points of a running
 * game, and a dot shows who serves.
 */
function partsClass(text: string, event: EventFields, sportId: number): string | undefined {
  if (event.finishMethod) return "end";
  if (text.includes("/")) return "words";
  if (sportId === sportIds.soccer) return undefined;
  const columns = `c${periodColumns(event, sportId).length}${sportId === sportIds.tennis ? " set" : ""}`;
  if (viewOf(event) !== "live") return columns;
  const server = serverOf(event);
  return `${columns} run${event.homeGamePoints ? " game" : ""}${server === null ? "" : ` s${server}`}`;
}
