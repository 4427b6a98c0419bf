import { isolatedIn } from "../../../../shared/texts/direction.ts";
import { useRef, useState } from "react";
import type { SummaryIncident, SummaryKind, SummaryPeriod } from "../../../../shared/wire/sections/read-summary.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { countsPeriods } from "../../../../shared/timeline/periods.ts";
import { matchTexts } from "../../../i18n/match-texts.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useEvent } from "../../../live/hooks.tsx";
import type { EventFields } from "../../../../shared/wire/event-fields.ts";
import { serverOf } from "../../match-row/server-of.ts";
import { GoalSign } from "../goal-sign.tsx";
import { unbattedText } from "../half-inning.ts";
import { useMatch } from "../match-context.tsx";
import { useEventContext } from "../../match-row/event-context.tsx";
import { Newest } from "../held/newest.tsx";
import { useHeldLines } from "../held/use-held-lines.ts";
import { useSteadyScroll } from "../held/use-steady-scroll.ts";

type TimelineProps = {
  readonly periods: readonly SummaryPeriod[];
  readonly isLive: boolean;
  /** The last period is being played: false during a break. */
  readonly isRunning: boolean;
};

/** One axis, the latest first: each side on its own half, the score after a goal beside it. */
export function Timeline({ periods, isLive, isRunning }: TimelineProps) {
  const { lang, sportId } = useEventContext();
  const { eventId } = useMatch();
  const event = useEvent(eventId);
  const batting = event === null ? null : battingSide(event, sportId);
  const sides = [event?.homeCode || event?.homeName || "", event?.awayCode || event?.awayName || ""] as const;
  const list = useRef<HTMLOListElement>(null);
  const held = useHeldLines(list, periods, linesIn);
  useSteadyScroll(list);
  const last = held.shown.length - 1;
  // One place for all scores of a match: that of its longest.
  const isWide = held.shown.some(({ incidents }) => incidents.some(({ score }) => (score?.join("").length ?? 0) > 3));
  const isUntold = isLive && held.shown.every(isUneventful);
  const [wasUntold] = useState(isUntold);
  // A score without an incident brings no line that takes the place of the words.
  const keepsPlace = wasUntold && held.shown.every(({ incidents }) => incidents.length === 0);
  const heads = held.shown.map((period, index) => ({
    period,
    isNow: isRunning && index === last,
    batting: index === last ? batting : null,
  }));
  return (
    <>
      {held.isHeld ? <Waiting periods={periods} shown={held.shown} onShow={held.show} /> : null}
      <ol ref={list} className="axis">
        {heads.toReversed().map(({ period, ...head }, index) => (
          <li key={`${period.label} ${last - index}`}>
            <PeriodHead period={period} sides={sides} {...head} />
            {period.incidents.length === 0 ? null : (
              <ol>
                {period.incidents.toReversed().map((incident) => (
                  <IncidentRow key={incident.id} incident={incident} isWide={isWide} />
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      {isUntold || keepsPlace ? (
        <p className="uneventful">{isUntold ? matchTexts(lang).summary.emptyLive : "\u00a0"}</p>
      ) : null}
    </>
  );
}

/** The side that bats in the last innings if the score does not tell: in cricket, or the guests before the host has batted. */
function battingSide(event: EventFields, sportId: number): 1 | 2 | null {
  if (sportId === sportIds.cricket) return serverOf(event);
  return unbattedText(event, sportId) === null ? null : 2;
}

/** The short names of both sides. */
type Sides = readonly [home: string, away: string];

/** A set or a quarter with a score is worth a line, though no single incident of it is known. */
const isUneventful = ({ incidents, score }: SummaryPeriod): boolean =>
  incidents.length === 0 && (score === null || score.join("") === "00");

/** A heading for each period, and its incidents. */
const linesIn = (periods: readonly SummaryPeriod[]): number =>
  periods.reduce((sum, { incidents }) => sum + 1 + incidents.length, 0);

type WaitingProps = {
  readonly periods: readonly SummaryPeriod[];
  readonly shown: readonly SummaryPeriod[];
  readonly onShow: () => void;
};

/** The note on incidents that are not shown yet. A new period without incidents is not announced. */
function Waiting({ periods, shown, onShow }: WaitingProps) {
  const { lang } = useEventContext();
  const texts = matchTexts(lang).summary;
  const known = new Set(shown.flatMap(({ incidents }) => incidents.map(({ id }) => id)));
  const waiting = periods.flatMap(({ incidents }) => incidents.filter(({ id }) => !known.has(id)));
  const latest = waiting.at(-1);
  if (latest === undefined) return null;
  const { minute, kind, label, score } = latest;
  const words = [minute, label || texts.kinds[kind], score === null ? "" : score.join(" – ")];
  return <Newest text={words.filter((word) => word !== "").join(" ")} count={waiting.length} onShow={onShow} />;
}

type PeriodHeadProps = {
  readonly period: SummaryPeriod;
  readonly isNow: boolean;
  /** The side that bats in it, if only one does and it is known. */
  readonly batting: 1 | 2 | null;
  readonly sides: Sides;
};

function PeriodHead({ period, isNow, batting, sides }: PeriodHeadProps) {
  const { lang, sportId } = useEventContext();
  const isCricket = sportId === sportIds.cricket;
  const texts = matchTexts(lang).summary;
  const { label, score, tieBreak, length } = period;
  const notes = [
    tieBreak === null ? "" : texts.tieBreak({ home: tieBreak[0], away: tieBreak[1] }),
    countsPeriods(sportId) ? length : "",
    isNow ? texts.running : "",
  ].filter((note) => note !== "");
  const result =
    score === null
      ? ""
      : isCricket || batting !== null
        ? inningsScore(score, sides, batting)
        : `${score[0]} – ${score[1]}`;
  return (
    // Centred: with another text it is another element, so that nothing of it moves.
    <h3 key={`${result} ${notes.join()}`} className={isNow ? "period now" : "period"}>
      <span>{label}</span>
      {result === "" ? null : <b>{result}</b>}
      {notes.length === 0 ? null : <small>{notes.join(" · ")}</small>}
    </h3>
  );
}

/** "BAN 312": only the side that batted has a score in an innings; both if a source counts otherwise. @param batting the side at 0 – 0 */
function inningsScore([home, away]: readonly [string, string], [ofHome, ofAway]: Sides, batting: 1 | 2 | null): string {
  const side = away !== "0" ? (home === "0" ? 2 : null) : home !== "0" ? 1 : batting;
  if (side === null) return `${home} – ${away}`;
  return side === 1 ? `${ofHome} ${home}` : `${ofAway} ${away}`;
}

type IncidentRowProps = {
  readonly incident: SummaryIncident;
  /** On a phone the scores are below the minutes. */
  readonly isWide: boolean;
};

function IncidentRow({ incident, isWide }: IncidentRowProps) {
  const { lang } = useEventContext();
  const texts = matchTexts(lang).summary;
  const { kind, side, minute, player, other, score, reason, label } = incident;
  const name = texts.kinds[kind];
  // If a sport has several kinds of goal (a behind, a conversion), each shows its own name.
  const isPlain = plainKinds.has(kind) && !(kind === "goal" && label !== "" && label !== name);
  // A goal's title is its player. An incident without a player has its own label or kind as title.
  const title = player === "" ? label || name : player;
  // The source labels a second yellow card as a plain yellow one.
  const said = player === "" || isPlain ? "" : kind === "secondYellowCard" ? name : label || name;
  const named = isolatedIn(other, lang);
  const notes = [said, other === "" ? "" : kind === "substitution" ? `${texts.out} ${named}` : named, reason];
  const scored = kind === "penaltyMissed" ? null : score;
  const note = [...new Set(notes)].filter((text) => text !== "" && text !== title).join(" · ");
  return (
    <li className={`incident side-${side ?? 0} is-${kind}`}>
      <span className="minute">{isolatedIn(minute, lang)}</span>
      <span className="sign">
        <IncidentSign kind={scored !== null && (kind === "play" || (kind === "goal" && !isPlain)) ? "points" : kind} />
        <span className="sr-only">{isPlain ? `${name} ` : ""}</span>
      </span>
      {scored === null ? null : (
        <b className={isWide ? "chip wide" : "chip"}>
          {scored[0]} – {scored[1]}
        </b>
      )}
      <span className="who">
        <bdi translate="no">{title}</bdi>
        {note === "" ? null : <small>{note}</small>}
      </span>
    </li>
  );
}

/** Kinds whose sign says everything, so that only screen readers get the word. */
const plainKinds: ReadonlySet<SummaryKind> = new Set(["goal", "yellowCard", "redCard", "substitution"]);

function IncidentSign({ kind }: { readonly kind: SummaryKind }) {
  switch (kind) {
    case "goal":
    case "penaltyGoal":
    case "ownGoal":
      return <GoalSign />;
    case "points":
      return <Icon name="point" />;
    case "substitution":
      return <Icon name="swap" />;
    case "review":
      return <Icon name="review" />;
    case "penaltyMissed":
      return <Icon name="close" />;
    case "yellowCard":
    case "redCard":
    case "secondYellowCard":
    case "suspension":
      return <i className={`card-sign ${kind}`} />;
    default:
      return <i className="dot-sign" />;
  }
}
