import { hasDraw } from "../../../shared/sports/catalogue.ts";
import { type ReactElement, type ReactNode, useCallback, useSyncExternalStore, type SyntheticEvent } from "react";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { parseTournamentType, startsOpen } from "../../../shared/competitions/tournament-types.ts";
import type { ListLeague } from "../../live/lists.ts";
import { Flag } from "../../ui/flag.tsx";
import { useLiveClient } from "../../live/hooks.tsx";
import type { LiveStore } from "../../live/store.ts";
import { storedKeys } from "../../storage/storage-keys.ts";
import { createValueChoice } from "../../storage/value-choice.ts";
import { useEventContext, type EventContext } from "../match-row/event-context.tsx";
import { FieldRows, FieldState } from "../field/field-rows.tsx";
import { MatchRow } from "../match-row/match-row.tsx";
import { viewOf } from "../match-row/result.ts";
import { isInTab } from "../match-row/use-is-shown.ts";
import { LeagueStar } from "./league-star.tsx";
import { countryName, leagueName } from "./league-words.ts";

type LeagueBlockProps = {
  readonly league: ListLeague;
  readonly category: ListCategory;
  readonly bookmakerId: number | null;
  /** A suffix of the block's id, for a page that has the league more than once. */
  readonly idEnd?: string;
};

/** Off-screen leagues are not laid out; the class gives the browser their height. */
const tallest = 20;

/** Tabs that a visitor chooses to see a few games: a closed league there would be an empty page. */
const narrowTabs: ReadonlySet<ListCategory> = new Set(["live", "myGames"]);

/**
 * Whether a league is displayed (C4.01): one that the visitor has opened or closed is the opposite of its start,
 * any other is as it starts. Pages of a country ignore the visitor's choice; a country of 0 means none.
 */
export const isLeagueDisplayed = (isOpenAtFirst: boolean, isToggled: boolean, countryId: number | null): boolean =>
  isOpenAtFirst !== (isToggled && (countryId === null || countryId === 0));

/** As the feed's display flag says (C3.05), and its type where it says nothing (C3.06). */
const isOpenAtFirst = ({ display, type }: LeagueFields): boolean =>
  display == null ? startsOpen(parseTournamentType(type ?? "")) : display === 1;

/** The leagues that this browser's visitor has opened or closed, by `{sportId}_{stageId}`. */
export const toggledLeagues = createValueChoice(storedKeys.expandedLeagues, {});

export const isToggled = (leagueId: string): boolean => Object.hasOwn(toggledLeagues.get(), leagueId);

export function setToggled(leagueId: string, isOn: boolean): void {
  if (isToggled(leagueId) === isOn) return;
  const { [leagueId]: _, ...others } = toggledLeagues.get();
  toggledLeagues.set(isOn ? { ...others, [leagueId]: true } : others);
}

/**
 * Whether a league's block is open, and the handler that notes that its visitor has opened or closed it. The server
 * does not know the visitor.
 */
function useLeagueDisplay(leagueId: string, isOpenAtFirst: boolean) {
  const get = useCallback(() => isToggled(leagueId), [leagueId]);
  const isTurned = useSyncExternalStore(toggledLeagues.listen, get, () => false);
  return {
    isOpen: isLeagueDisplayed(isOpenAtFirst, isTurned, null),
    /** The browser also reports changes that this page made itself; they do not count. */
    onToggle: ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
      setToggled(leagueId, currentTarget.open !== isOpenAtFirst),
  };
}

/**
 * A league's games. It opens and closes without JavaScript; a league of type c starts closed (C3.06), and a league that
 * the visitor has opened or closed stays so (C4.01), except in tabs of a few games.
 */
export function LeagueBlock({ league: { league, eventIds }, category, bookmakerId, idEnd = "" }: LeagueBlockProps) {
  const context = useEventContext();
  const display = useLeagueDisplay(`${context.sportId}_${league.stageId}`, isOpenAtFirst(league));
  const isNarrow = narrowTabs.has(category);
  const block = {
    id: `l-${league.stageId}${idEnd}`,
    className: `league n${Math.min(eventIds.length, tallest)}${league.duel === 0 ? " field" : ""}`,
    open: isNarrow || display.isOpen,
    onToggle: isNarrow ? undefined : display.onToggle,
  };
  const hasOdds = bookmakerId !== null;
  // Beside the head, as the link, because a `summary` should hold no button.
  const star = context.isMine && league.duel !== 0 ? null : <LeagueStar league={league} eventIds={eventIds} />;
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
      <em>{context.t.worthHead}</em>
      {context.sportId === sportIds.soccer ? <small>{context.t.halfHead}</small> : null}
      {hasOdds ? outcomesOf(context).map((outcome) => <abbr key={outcome}>{outcome}</abbr>) : null}
    </summary>
  );
}

/** 1, X and 2; the outer two if no draw can be bet on. */
const outcomesOf = ({ sportId, t }: EventContext): readonly string[] =>
  !hasDraw(sportId) ? t.outcomes.filter((_, index) => index !== 1) : t.outcomes;

type HiddenGamesProps = { readonly eventIds: readonly string[]; readonly category: ListCategory };

/** The note in the head of a closed league about the games that it hides. Renders again only when a game begins or ends. */
function HiddenGames({ eventIds, category }: HiddenGamesProps) {
  const { store } = useLiveClient();
  const { t } = useEventContext();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = eventIds.map((id) => store.subscribeEvent(id, listener));
      return () => stops.forEach((stop) => stop());
    },
    [store, eventIds],
  );
  const get = () => countGames(eventIds, category, store);
  const [games, live] = useSyncExternalStore(subscribe, get, get).split("/").map(Number);
  return (
    <em>
      {t.gameCount({ count: games ?? 0 })}
      {live ? <b> · {t.liveCount({ count: live })}</b> : null}
    </em>
  );
}

/** "6/2": the games of a tab, and those of them that are live. A text, so that equal counts are the same value. */
export function countGames(ids: readonly string[], category: ListCategory, store: Pick<LiveStore, "getEvent">): string {
  const isLive = ids.flatMap((id) => {
    const event = store.getEvent(id);
    const runs = event !== null && viewOf(event) === "live";
    return event !== null && isInTab(event, category, false, runs) ? [runs] : [];
  });
  return `${isLive.length}/${isLive.filter(Boolean).length}`;
}
