import { lazy, Suspense, type ReactElement, type ReactNode } from "react";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { parseTournamentType } from "../../../shared/competitions/tournament-types.ts";
import type { ListLeague } from "../../live/lists.ts";
import { Flag } from "../../ui/flag.tsx";
import { noGames } from "../favourites/my-games.ts";
import { useOfMyGames } from "../favourites/my-games-hooks.ts";
import { useEventContext, type EventContext } from "../match-row/event-context.tsx";
import { FieldRows, FieldState } from "../field/field-rows.tsx";
import { isTwoWay } from "../odds/two-way.ts";
import { MatchRow } from "../match-row/match-row.tsx";
import { HiddenGames } from "./hidden-games.tsx";
import { countryName, leagueName } from "./league-words.ts";
import { useLeagueDisplay } from "./use-league-display.ts";

type LeagueBlockProps = {
  readonly league: ListLeague;
  readonly category: ListCategory;
  readonly bookmakerId: number | null;
  /** A suffix of the block's id, for a page that has the league more than once. */
  readonly idEnd?: string;
};

/** Beside the head, as the link, because a `summary` should hold no button; loaded only for visitors who follow something (docs/adr/009). */
const LeagueStar = lazy(() => import("./league-star.tsx"));

/** Off-screen leagues are not laid out; the class gives the browser their height. */
const tallest = 20;

/** Tabs that a visitor chooses to see a few games: a closed league there would be an empty page. */
const narrowTabs: ReadonlySet<ListCategory> = new Set(["live", "myGames"]);

/**
 * A league's games. It opens and closes without JavaScript; a league of type c starts closed (C3.06), and a league that
 * the visitor has opened or closed stays so (C4.01), except in tabs of a few games.
 */
export function LeagueBlock({ league: { league, eventIds }, category, bookmakerId, idEnd = "" }: LeagueBlockProps) {
  const context = useEventContext();
  const display = useLeagueDisplay(`${context.sportId}_${league.stageId}`, parseTournamentType(league.type ?? ""));
  const isFollower = useOfMyGames((games) => games !== noGames);
  const isNarrow = narrowTabs.has(category);
  const block = {
    id: `l-${league.stageId}${idEnd}`,
    className: `league n${Math.min(eventIds.length, tallest)}${league.duel === 0 ? " field" : ""}`,
    open: isNarrow || display.isOpen,
    onToggle: isNarrow ? undefined : display.onToggle,
  };
  const hasOdds = bookmakerId !== null;
  const star =
    isFollower && !(context.isMine && league.duel !== 0) ? (
      <Suspense>
        <LeagueStar league={league} eventIds={eventIds} />
      </Suspense>
    ) : null;
  if (league.duel === 0) {
    return (
      <details {...block}>
        {toSummary(league, context, false, <FieldState eventIds={eventIds} />)}
        {star}
        {toMore(league, context)}
        <FieldRows league={league} eventIds={eventIds} category={category} />
      </details>
    );
  }
  return (
    <details {...block}>
      {toSummary(league, context, hasOdds, block.open ? null : <HiddenGames eventIds={eventIds} category={category} />)}
      {star}
      {toMore(league, context)}
      <ul>
        {eventIds.map((id) => (
          <MatchRow key={id} id={id} league={league} category={category} bookmakerId={bookmakerId} />
        ))}
      </ul>
    </details>
  );
}

/**
 * The link to the competition. It is not in the head, because a screen reader would not find a link inside a `summary`. It comes
 * before the rows, both on screen and in Tab order.
 */
function toMore({ path }: LeagueFields, { t }: EventContext): ReactElement | null {
  return path ? <a href={path}>{t.competition}</a> : null;
}

function toSummary(league: LeagueFields, context: EventContext, hasOdds: boolean, state: ReactNode): ReactElement {
  return (
    <summary>
      <Flag name={league.flag} />
      <h2>
        <bdi translate="no">{leagueName(league)}</bdi>
      </h2>
      <span>{countryName(league)}</span>
      {state}
      {context.sportId === sportIds.soccer ? <small>{context.t.halfHead}</small> : null}
      {hasOdds ? outcomesOf(context).map((outcome) => <abbr key={outcome}>{outcome}</abbr>) : null}
    </summary>
  );
}

/** 1, X and 2; the outer two if no draw can be bet on. */
const outcomesOf = ({ sportId, t }: EventContext): readonly string[] =>
  isTwoWay(sportId) ? t.outcomes.filter((_, index) => index !== 1) : t.outcomes;
