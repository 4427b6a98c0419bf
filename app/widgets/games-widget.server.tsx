import { Day } from "../features/day/times.tsx";
import { commaIn } from "../../shared/texts/comma.ts";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { Fragment } from "react";
import { today } from "../../shared/addresses/list-query.ts";
import type { EventFields } from "../../shared/wire/event-fields.ts";
import type { LeagueFields } from "../../shared/wire/league-fields.ts";
import { formatFeedName } from "../../shared/wire/feed-names.ts";
import { projectTypeId } from "../../shared/push/subjects.ts";
import { summaryFeedName } from "../features/competition/competition-feeds.ts";
import { longDate, startDayOf } from "../features/day/day-words.ts";
import { toTargetDay } from "../features/day/target-day.ts";
import { countryName, leagueName } from "../features/list/league-words.ts";
import { readDay } from "../feeds/decoded-feeds.ts";
import { loadDirectory } from "../feeds/load-directory.server.ts";
import { loadFeed } from "../feeds/load-feed.server.ts";
import { sportLabel } from "../i18n/sport-texts.ts";
import { widgetTexts } from "../i18n/widget-texts.ts";
import { EventRow, Notes, WidgetFlag } from "./event-parts.tsx";
import { EmptyWidget, type WidgetContent } from "./widget-document.tsx";
import { toEventContext, zoneOf } from "./event-context-of.ts";
import { refreshOf } from "./refresh.ts";
import type { WidgetSubject } from "./widget-subject.ts";

type ListedLeague = { readonly league: LeagueFields; readonly events: readonly EventFields[] };
type Of<K extends WidgetSubject["kind"]> = Extract<WidgetSubject, { readonly kind: K }>;

/** A Saturday of football has 400 games, too many for a frame on another site's page. */
const mostGames = 40;

/** Today's games of a sport, league by league. Null where they cannot be had. */
export async function loadSportWidget(
  context: AppLoadContext,
  { sportId }: Of<"sport">,
  nowSeconds: number,
): Promise<WidgetContent | null> {
  const { lang } = context.variant;
  const { feedDay, todayEpochDay } = toTargetDay(today, zoneOf(context), nowSeconds);
  const feed = await loadFeed(context, formatFeedName({ kind: "day", sportId, ...feedDay, lang, projectTypeId }));
  if (feed === null) return null;
  const { leagues } = readDay(feed.body);
  return toContent(
    context,
    { sportId, leagues, epochDay: todayEpochDay, title: sportLabel(sportId, lang) },
    nowSeconds,
  );
}

/** The games of a competition on the nearest day that has some: today, else the next, else the last. Throws like `loadDirectory`. */
export async function loadCompetitionGames(
  context: AppLoadContext,
  { sportId, country, competition }: Of<"games">,
  nowSeconds: number,
): Promise<WidgetContent | null> {
  const { lang } = context.variant;
  const question = { kind: "competition", sportId, country, competition, lang } as const;
  const found = await loadDirectory(context, question, nowSeconds);
  const timeZone = zoneOf(context);
  const { todayEpochDay, feedDay } = toTargetDay(today, timeZone, nowSeconds);
  const { tournamentId, isPart, current } = found;
  const scope = {
    sportId,
    countryId: found.country.id,
    tournamentId,
    stageId: current.stageId,
    isPart,
    tzHour: feedDay.tzHour,
    lang,
  };
  const feed = await loadFeed(context, summaryFeedName(scope));
  if (feed === null) return null;
  const dayOf = (event: EventFields) => startDayOf(event, timeZone);
  const { leagues } = readDay(feed.body);
  const epochDay = nearestDay(
    leagues.flatMap(({ events }) => events.map(dayOf)),
    todayEpochDay,
  );
  const ofDay = leagues.flatMap(({ league, events }) => {
    const own = events
      .filter((event) => dayOf(event) === epochDay)
      .toSorted((left, right) => (left.startSeconds ?? 0) - (right.startSeconds ?? 0));
    return own.length === 0 ? [] : [{ league, events: own }];
  });
  return toContent(context, { sportId, leagues: ofDay, epochDay, title: found.name }, nowSeconds);
}

/** Today or the first day after it; where none is left, the last one before. */
export function nearestDay(days: readonly number[], todayEpochDay: number): number {
  const coming = days.filter((day) => day >= todayEpochDay);
  if (coming.length > 0) return Math.min(...coming);
  return days.length === 0 ? todayEpochDay : Math.max(...days);
}

type Listed = {
  readonly sportId: number;
  readonly leagues: readonly ListedLeague[];
  readonly epochDay: number;
  readonly title: string;
};

function toContent(
  context: AppLoadContext,
  { sportId, leagues, epochDay, title }: Listed,
  nowSeconds: number,
): WidgetContent {
  const of = toEventContext(context, sportId, nowSeconds);
  const shown = first(leagues, mostGames);
  const date = longDate(epochDay, of.t, of.todayEpochDay);
  // Rows under a date need none of their own.
  const day = { ...of, todayEpochDay: epochDay };
  const t = widgetTexts(context.variant.lang);
  const games = count(leagues);
  const more = games - count(shown);
  return {
    title: title + commaIn(of.lang) + date,
    body:
      games === 0 ? (
        <EmptyWidget title={title} hint={t.noGames} />
      ) : (
        <>
          <h1>
            {title}{" "}
            <small>
              <Day epochDay={epochDay}>{date}</Day>
            </small>
          </h1>
          {shown.map(({ league, events }) => (
            <Fragment key={league.stageId}>
              <header>
                <WidgetFlag name={league.flag} />
                <h2>{leagueName(league)}</h2>
                <small>{countryName(league)}</small>
              </header>
              <ul className="rows">
                {events.map((event) => (
                  <EventRow
                    key={event.id}
                    event={event}
                    context={{ of: day, nowSeconds, isSevens: league.sevens === 1 }}
                  />
                ))}
              </ul>
            </Fragment>
          ))}
          {more > 0 ? <p className="note">{t.moreGames({ count: more })}</p> : null}
          <Notes leagues={shown.map(({ league }) => league)} simulated={of.t.simulated} />
        </>
      ),
    refreshSeconds: refreshOf(
      shown.flatMap(({ events }) => events),
      nowSeconds,
    ),
  };
}

const count = (leagues: readonly ListedLeague[]): number => leagues.reduce((sum, { events }) => sum + events.length, 0);

/** The first leagues with so many games together. */
function first(leagues: readonly ListedLeague[], most: number): readonly ListedLeague[] {
  let left = most;
  return leagues.flatMap(({ league, events }) => {
    const shown = events.slice(0, left);
    left -= shown.length;
    return shown.length === 0 ? [] : [{ league, events: shown }];
  });
}
