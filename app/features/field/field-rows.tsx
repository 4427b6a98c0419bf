import { startAttribute } from "../day/times.tsx";
import { useState } from "react";
import type { LeagueFields } from "../../../shared/wire/league-fields.ts";
import { toGameKey } from "../../../shared/timeline/game-key.ts";
import type { ListCategory } from "../../../shared/addresses/list-category.ts";
import { sportById, type Sport } from "../../../shared/sports/catalogue.ts";
import { isPlaying } from "../../../shared/sports/status-types.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { sportIds, type SportName } from "../../../shared/sports/sport-ids.ts";
import { listTexts } from "../../i18n/list-texts.ts";
import { useEvent } from "../../live/hooks.tsx";
import { useMyGames } from "../favourites/my-games-hooks.ts";
import { useEventContext } from "../match-row/event-context.tsx";
import { startOf, statusOf } from "../match-row/event-words.ts";
import { viewOf } from "../match-row/result.ts";
import { useIsShown } from "../match-row/use-is-shown.ts";
import { courseText, fieldColumns, resultHead } from "./field-columns.ts";
import { useFilledColumns, useHasTimes, useLeaderId, useRaceId, useRankedIds } from "./field-order.ts";
import { FieldRow } from "./field-row.tsx";

/** Lists that limit the rows of one no-duel event or block (C9.05). */
export type LimitedList = "main" | "tournament-page" | "my-games";

const mainDefault = 40;
const mainOf: Readonly<Partial<Record<SportName, number>>> = { golf: 30, cycling: 10, "winter-sports": 10 };

const isWinter = (sport: Sport): boolean => sport.id === sportIds["winter-sports"] || sport.parent === "winter-sports";

/** The most rows that a list shows of an event of a no-duel sport; null where nothing is cut. */
export function rowLimit(sport: Sport, list: LimitedList): number | null {
  if (sport.duel) return null;
  if (list === "my-games") return 10;
  if (list === "tournament-page") return isWinter(sport) ? 1000 : null;
  return mainOf[isWinter(sport) ? "winter-sports" : sport.name] ?? mainDefault;
}

type FieldRowsProps = {
  readonly league: LeagueFields;
  readonly eventIds: readonly string[];
  readonly category: ListCategory;
  /** The list whose limit on rows applies. */
  readonly place?: LimitedList;
  /** The starter whose page this is. */
  readonly currentId?: string;
};

/**
 * The starters of a race in the current order of their places, below the names of the columns; as many as the list has
 * room for (C9.05), with a link to all. A tab shows a race as a whole, because a starter who drops out is finished before
 * the race is.
 */
export function FieldRows({ league, eventIds, category, place = "main", currentId }: FieldRowsProps) {
  const { sportId, lang } = useEventContext();
  const { games, tournaments } = useMyGames();
  const [showsAll, setShowsAll] = useState(false);
  const ranked = useRankedIds(eventIds);
  const race = useEvent(useRaceId(eventIds));
  const filled = useFilledColumns(eventIds, sportId, lang);
  // Lists have no room for it.
  const hasTyres = place === "tournament-page" && !!race?.tyre;
  const isMine = category === "myGames";
  const isShown = useIsShown("", race, isMine ? "all" : category);
  const isWhole = Object.hasOwn(tournaments, `${sportId}_${league.stageId ?? ""}`);
  const ids = isMine && !isWhole ? ranked.filter(({ id }) => Object.hasOwn(games, toGameKey(sportId, id))) : ranked;
  if (!isShown || ids.length === 0) return null;
  const sport = sportById(sportId);
  const limit = sport === null || showsAll ? null : rowLimit(sport, isMine ? "my-games" : place);
  const shown = ids.slice(0, limit ?? ids.length);
  return (
    <>
      <ul className={hasTyres ? "rows field-rows with-tyres" : "rows field-rows"}>
        <FieldHead eventIds={eventIds} filled={filled} hasTyres={hasTyres} isBelowCourse={currentId !== undefined} />
        {shown.map(({ id, isTied }) => (
          <FieldRow
            key={id}
            id={id}
            league={league}
            filled={filled.join(" ")}
            isTied={isTied}
            isCurrent={id === currentId}
            hasTyres={hasTyres}
          />
        ))}
      </ul>
      {shown.length === ids.length ? null : (
        <a
          className="all-starters"
          href={league.path ?? undefined}
          onClick={(click) => {
            click.preventDefault();
            setShowsAll(true);
          }}
        >
          {listTexts(lang).field.showAll({ count: ids.length })}
        </a>
      )}
    </>
  );
}

type FieldHeadProps = {
  readonly eventIds: readonly string[];
  readonly filled: readonly string[];
  readonly hasTyres: boolean;
  /** Whether the page already describes the course above. */
  readonly isBelowCourse: boolean;
};

/** A description of the course, and the names of the columns; each row names its values by itself. */
function FieldHead({ eventIds, filled, hasTyres, isBelowCourse }: FieldHeadProps) {
  const { sportId, lang } = useEventContext();
  const texts = listTexts(lang).field;
  const first = useEvent(eventIds[0] ?? "");
  const hasTimes = useHasTimes(eventIds);
  const course = first === null ? "" : courseText(first, lang, texts) || texts.starters({ count: eventIds.length });
  return (
    <li className="field-head">
      <span>{isBelowCourse ? texts.heads.name : course}</span>
      {fieldColumns(sportId)
        .filter(({ head }) => filled.includes(head))
        .map(({ head, look }) => (
          <abbr key={head} className={`c ${look}`.trim()} aria-hidden="true">
            {head === "note" && !hasTimes ? "" : texts.heads[head]}
          </abbr>
        ))}
      {hasTyres ? (
        <abbr className="c tyre" aria-hidden="true">
          {texts.heads.tyre}
        </abbr>
      ) : null}
      <abbr className="last" aria-hidden="true">
        {texts.heads[resultHead(sportId)]}
      </abbr>
    </li>
  );
}

/** The state of a race, shown once for all its starters: its start, its lap or its round, its end. */
export function FieldState({ eventIds }: { readonly eventIds: readonly string[] }) {
  const context = useEventContext();
  const race = useEvent(useRaceId(eventIds));
  const leader = useEvent(useLeaderId(eventIds));
  if (race === null) return null;
  const words = statusOf(race, context, "full");
  const { lap } = listTexts(context.lang).field;
  const isRunning = isPlaying(race.status ?? eventStatus.scheduled);
  const laps = isRunning && leader?.laps ? lap({ lap: leader.laps, laps: leader.lapsTotal ?? null }) : "";
  return (
    <b className={`state ${isRunning ? "live" : viewOf(race) === "live" ? "resting" : viewOf(race)}`}>
      {laps || words || <time dateTime={startAttribute(race)}>{startOf(race, context)}</time>}
    </b>
  );
}
