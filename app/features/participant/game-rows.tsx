import { startAttribute } from "../day/times.tsx";
import { peopleTexts } from "../../i18n/people-texts.ts";
import { toGameKey } from "../../../shared/timeline/game-key.ts";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { useEvent, useHighlight } from "../../live/hooks.tsx";
import { Flag } from "../../ui/flag.tsx";
import { dateNear, localDay, startDayOf } from "../day/day-words.ts";
import { leagueName } from "../list/league-words.ts";
import { useEventContext, type EventContext } from "../match-row/event-context.tsx";
import { startOf, statusOf } from "../match-row/event-words.ts";
import { placeOf, resultOf } from "../field/field-result.ts";
import { LiveClock } from "../match-row/live-clock.tsx";
import { viewOf } from "../match-row/result.ts";
import { toRow } from "../match-row/row-markup.tsx";
import { shownHighlight } from "../match-row/shown-highlight.ts";
import { StarButton } from "../match-row/star-button.tsx";
import { FormMark } from "./form-mark.tsx";
import { resultFor } from "./result-for.ts";

export type Game = { readonly id: string; readonly league: LeagueFields };
type GameRowsProps = {
  readonly games: readonly Game[];
  /** Whose games these are. */
  readonly participantId: string;
  /** The year that dates need not say. */
  readonly nowSeconds: number;
};

/** Games of many days and leagues: the rows of the lists, with the day and the league of each, and how it ended for one side. */
export function GameRows({ games, participantId, nowSeconds }: GameRowsProps) {
  const { sportId } = useEventContext();
  const of = { participantId, nowSeconds };
  const listClass = `list games${sportId === sportIds.soccer ? "" : " parts"}`;
  return (
    <ul className={listClass}>
      {games.map((game) => (
        <GameRow key={game.id} game={game} of={of} />
      ))}
    </ul>
  );
}

type Of = Pick<GameRowsProps, "participantId" | "nowSeconds">;

function GameRow({ game, of }: { readonly game: Game; readonly of: Of }) {
  const { id, league } = game;
  const context = useEventContext();
  const event = useEvent(id);
  const highlight = shownHighlight(useHighlight(id), context.sportId);
  if (event === null) return null;
  if (!event.awayParticipantId && league.duel === 0) return toStart(game, event, context, of);
  const result = resultFor(event, of.participantId);
  return toRow(id, event, context, {
    highlight,
    star: <StarButton event={event} league={league} />,
    clock: <LiveClock event={event} isSevens={league.sevens === 1} />,
    when: toWhen(event, league, context, of.nowSeconds),
    odds: result === null ? null : <FormMark form={result} lang={context.lang} />,
  });
}

/** Day and, before the start, time; below it the league. */
function toWhen(event: EventFields, league: LeagueFields, context: EventContext, nowSeconds: number) {
  const status = viewOf(event) === "scheduled" ? startOf(event, context) : "";
  const name = leagueName(league);
  return (
    <>
      <time dateTime={startAttribute(event)}>
        {dayOf(event, context, nowSeconds)} {status}
      </time>
      <small title={name}>{placeIn(name)}</small>
    </>
  );
}

/** "Turin" of "Turin (Italie), dur (salle)", which a narrow column has no room for. */
const placeIn = (name: string): string => name.replace(/^(.+?) \([^)]*\)[,،] .+$/, "$1");

/** One starter's race on a line: day, race, place and result. */
function toStart({ id, league }: Game, event: EventFields, context: EventContext, { nowSeconds }: Of) {
  const view = viewOf(event);
  const name = leagueName(league);
  const state = view === "scheduled" ? startOf(event, context) : statusOf(event, context, "mobile");
  const hasPage = sportById(context.sportId)?.detailPage === true;
  return (
    <li id={toGameKey(context.sportId, id)} className={`race ${view}`}>
      <span className="t">
        <time dateTime={startAttribute(event)}>{dayOf(event, context, nowSeconds)}</time>
        <small>{state}</small>
      </span>
      <Flag name={league.flag} />
      <span className="race-name">
        {hasPage ? <a href={context.href({ kind: "match", eventId: id, tab: "summary" })}>{name}</a> : name}
      </span>
      <span className="race-result">{resultOf(event, context.lang, peopleTexts(context.lang).evenPar)}</span>
      <b className={event.rank === 1 ? "first" : undefined}>
        {view === "scheduled" ? "" : placeOf(event, context.lang)}
      </b>
    </li>
  );
}

const dayOf = (event: EventFields, { timeZone, t }: EventContext, nowSeconds: number): string =>
  dateNear(startDayOf(event, timeZone), localDay(nowSeconds, timeZone), t);
