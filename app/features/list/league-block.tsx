import { useContext } from "react";
import type { ListCategory } from "../../../shared/navigation/list-category.ts";
import { parseTournamentType } from "../../../shared/sports/tournament-types.ts";
import { useLiveClient } from "../../live/hooks.tsx";
import type { ListLeague } from "../../live/lists.ts";
import { Flag } from "../../ui/flag.tsx";
import { useEventContext, type EventContext } from "../match-row/event-context.tsx";
import { isTwoWay } from "../odds/two-way.ts";
import { MatchRow } from "../match-row/match-row.tsx";
import { PrinterContext } from "../../rendering/printer.ts";
import { printRows } from "../match-row/static-rows.tsx";
import { FieldRows, FieldState } from "./field-league.tsx";
import { countryName, leagueName } from "./league-words.ts";
import { useLeagueDisplay } from "./use-league-display.ts";

type LeagueBlockProps = {
  readonly league: ListLeague;
  readonly category: ListCategory;
  readonly bookmakerId: number | null;
};

/** Off-screen leagues are not laid out; the class tells the browser how tall they will be. */
const tallest = 20;

/** Tabs that a visitor chooses to see a few games: a closed league there would be an empty page. */
const narrowTabs: ReadonlySet<ListCategory> = new Set(["live", "myGames"]);

/**
 * A league's games. It opens and closes without JavaScript; a league of type c starts closed (C3.06), and what the visitor
 * has turned over stays so (C4.01), but for the tabs of a few games.
 */
export function LeagueBlock({ league: { league, eventIds }, category, bookmakerId }: LeagueBlockProps) {
  const context = useEventContext();
  const display = useLeagueDisplay(`${context.sportId}_${league.stageId}`, parseTournamentType(league.type ?? ""));
  const isNarrow = narrowTabs.has(category);
  return (
    <details
      id={`l-${league.stageId}`}
      className={`league n${Math.min(eventIds.length, tallest)}${league.duel === 0 ? " field" : ""}`}
      open={isNarrow || display.isOpen}
      onToggle={isNarrow ? undefined : display.onToggle}
    >
      <summary>
        <Flag name={league.flag} />
        <h2>
          <bdi>{leagueName(league)}</bdi>
        </h2>
        <span>{countryName(league)}</span>
        {league.duel === 0 ? <FieldState eventId={eventIds[0] ?? ""} /> : null}
        {bookmakerId === null ? null : outcomesOf(context).map((outcome) => <abbr key={outcome}>{outcome}</abbr>)}
      </summary>
      {league.duel === 0 ? (
        <ul>
          <FieldRows eventIds={eventIds} category={category} />
        </ul>
      ) : (
        <MatchRows {...{ league, eventIds, category, bookmakerId }} />
      )}
    </details>
  );
}

type MatchRowsProps = Pick<LeagueBlockProps, "category" | "bookmakerId"> & ListLeague;

/** The server prints rows; a browser takes the same markup over and lets them live. */
function MatchRows({ league, eventIds, category, bookmakerId }: MatchRowsProps) {
  const print = useContext(PrinterContext);
  const context = useEventContext();
  const { store, loadedSeconds } = useLiveClient();
  if (print !== null) {
    const rows = printRows(print, { ids: eventIds, category, bookmakerId, store, context, nowSeconds: loadedSeconds });
    return <ul dangerouslySetInnerHTML={{ __html: rows }} />;
  }
  return (
    <ul>
      {eventIds.map((id) => (
        <MatchRow key={id} id={id} league={league} category={category} bookmakerId={bookmakerId} />
      ))}
    </ul>
  );
}

/** 1, X and 2, or the outer two where no draw is bet on. */
const outcomesOf = ({ sportId, t }: EventContext): readonly string[] =>
  isTwoWay(sportId) ? t.outcomes.filter((_, index) => index !== 1) : t.outcomes;
