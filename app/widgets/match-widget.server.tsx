import type { AppLoadContext } from "@remix-run/cloudflare";
import { readSummary, type SummaryIncident } from "../../shared/wire/sections/read-summary.ts";
import { sportById } from "../../shared/sports/catalogue.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { leagueName } from "../features/list/league-words.ts";
import { sectionFeedName, eventFeedName } from "../features/match/section/section-feeds.ts";
import { sidesOf } from "../features/match-row/event-words.ts";
import { viewOf } from "../features/match-row/result.ts";
import { findEvent } from "../feeds/find-event.ts";
import { loadFeed } from "../feeds/load-feed.server.ts";
import { EventBoard, Notes, WidgetFlag } from "./event-parts.tsx";
import type { WidgetContent } from "./widget-document.tsx";
import { toEventContext } from "./event-context-of.ts";
import { refreshOf } from "./refresh.ts";

/** Goals that a side of a board has room for. */
const shownGoals = 6;
const goalKinds: ReadonlySet<SummaryIncident["kind"]> = new Set(["goal", "penaltyGoal", "ownGoal"]);

/** "missing" for an unknown event or one without two sides, null where it cannot be had. */
export async function loadMatchWidget(
  context: AppLoadContext,
  eventId: string,
  nowSeconds: number,
): Promise<WidgetContent | "missing" | null> {
  const feed = await loadFeed(context, eventFeedName(eventId, context.variant.lang));
  if (feed === null) return null;
  const found = findEvent(feed.body, eventId);
  if (found === null || sportById(found.sportId)?.duel === false) return "missing";
  const { sportId, league, event } = found;
  const of = toEventContext(context, sportId, nowSeconds);
  const hasGoals = sportId === sportIds.soccer && viewOf(event) !== "scheduled";
  const summary = hasGoals ? await loadFeed(context, sectionFeedName("summary", eventId)) : null;
  const goals = summary === null ? [] : goalsOf(summary.body);
  const row = { of, nowSeconds, isSevens: league.sevens === 1 };
  return {
    title: sidesOf(event),
    body: (
      <>
        <header>
          <WidgetFlag name={league.flag} />
          <b>{leagueName(league)}</b>
          {event.round ? <small>{event.round}</small> : null}
        </header>
        <EventBoard
          event={event}
          context={row}
          goals={[<Goals key={1} goals={goals} side={1} />, <Goals key={2} goals={goals} side={2} />]}
        />
        <Notes leagues={[league]} simulated={of.t.simulated} />
      </>
    ),
    refreshSeconds: refreshOf([event], nowSeconds),
  };
}

const goalsOf = (body: string): readonly SummaryIncident[] =>
  readSummary(body).periods.flatMap(({ incidents }) => incidents.filter(({ kind }) => goalKinds.has(kind)));

function Goals({ goals, side }: { readonly goals: readonly SummaryIncident[]; readonly side: 1 | 2 }) {
  const own = goals.filter((goal) => goal.side === side && goal.player !== "").slice(-shownGoals);
  if (own.length === 0) return null;
  return (
    <ul>
      {own.map(({ player, minute }, index) => (
        <li key={index}>{`${player} ${minute.replace("'", "′")}`}</li>
      ))}
    </ul>
  );
}
