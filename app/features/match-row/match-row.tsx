import { memo } from "react";
import { toGameKey } from "../../../shared/identity/game-key.ts";
import type { EventFields } from "../../../shared/feed/event-fields.ts";
import type { LeagueFields } from "../../../shared/feed/league-fields.ts";
import type { ListCategory } from "../../../shared/navigation/list-category.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { crestOf } from "../../ui/crest.ts";
import { useEvent, useHighlight } from "../../live/hooks.tsx";
import type { Highlight } from "../../live/highlight.ts";
import { OddsCells } from "../odds/odds-cells.tsx";
import { useGoalAnnouncement } from "./announce-goal.ts";
import { useEventContext } from "./event-context.tsx";
import { awayOf, homeOf, linkName, startOf, stageOf } from "./event-words.ts";
import { LiveClock } from "./live-clock.tsx";
import { partScoresOf } from "./part-scores.ts";
import { scoreOf, sideScoreOf, viewOf, winnerOf } from "./result.ts";
import { shownHighlight } from "./shown-highlight.ts";
import { StarButton } from "./star-button.tsx";
import { useIsShown } from "./use-is-shown.ts";

type MatchRowProps = {
  readonly id: string;
  readonly league: LeagueFields;
  readonly category: ListCategory;
  /** The bookmaker whose prices the row shows, null for none. */
  readonly bookmakerId: number | null;
};

/**
 * One game, two lines. A page has hundreds, and the cost of rendering is per element and attribute, so both names share
 * one link and both goals one element, a line each; crests are drawn by its class. Between the names stands an element,
 * not a line feed: as text it would be moved along by a tag behind the first name, which browsers count as a shift.
 */
export const MatchRow = memo(function MatchRow({ id, league, category, bookmakerId }: MatchRowProps) {
  const context = useEventContext();
  const gameKey = toGameKey(context.sportId, id);
  const event = useEvent(id);
  const highlight = shownHighlight(useHighlight(id), context.sportId);
  const isShown = useIsShown(gameKey, event, category);
  useGoalAnnouncement(event, highlight);
  if (event === null || !isShown) return null;
  const score = scoreOf(event);
  const sideScore = context.sportId === sportIds.soccer ? sideScoreOf(event) : partScoresOf(event, context.sportId);
  const isLive = viewOf(event) === "live";
  return (
    <li id={gameKey} className={rowClass(event, highlight)}>
      <StarButton event={event} league={league} />
      <span className="t">
        {isLive ? <LiveClock event={event} /> : stageOf(event, context, "mobile") || startOf(event, context)}
      </span>
      <a
        href={context.href({ kind: "match", eventId: id, tab: "summary" })}
        className={namesClass(event)}
        aria-label={linkName(event, context)}
        title={longTitle(event)}
      >
        <Name text={homeOf(event)} side={1} redCards={event.homeRedCards} highlight={highlight} />
        <br />
        <Name text={awayOf(event)} side={2} redCards={event.awayRedCards} highlight={highlight} />
      </a>
      <b>{score === null ? null : `${score[0]}\n${score[1]}`}</b>
      {sideScore === "" ? null : <i className={hasWords.test(sideScore) ? "words" : undefined}>{sideScore}</i>}
      {bookmakerId === null ? null : <OddsCells eventId={id} bookmakerId={bookmakerId} />}
    </li>
  );
});

type NameProps = {
  readonly text: string;
  readonly side: 1 | 2;
  readonly redCards: number | null | undefined;
  readonly highlight: Highlight | null;
};

function Name({ text, side, redCards, highlight }: NameProps) {
  const { t } = useEventContext();
  const isGoal = highlight?.kind === "goal" && highlight.side === side;
  if (!isGoal && !redCards) return text;
  return (
    <>
      {text}
      {redCards ? <em className="red" title={t.redCards(redCards)} /> : null}
      {isGoal ? <em className="but">{t.goal}</em> : null}
    </>
  );
}

function rowClass(event: EventFields, highlight: Highlight | null): string {
  const view = viewOf(event);
  return `row ${view}${highlight === null ? "" : ` hl-${highlight.kind}`}`;
}

function namesClass(event: EventFields): string {
  const winner = winnerOf(event);
  const crests = `n h${crestOf(event.homeParticipantId ?? "")} a${crestOf(event.awayParticipantId ?? "")}`;
  return winner === 0 ? crests : `${crests} w${winner}`;
}

/** Overs and the end of a bout are too wide for the column that a phone has; football's shoot-out is not. */
const hasWords = /[/A-Z]{2}|\/\d/;

/** Longer names may end in an ellipsis on the narrowest screens. */
const longName = 22;

function longTitle(event: EventFields): string | undefined {
  const home = homeOf(event);
  const away = awayOf(event);
  return home.length > longName || away.length > longName ? `${home} – ${away}` : undefined;
}
