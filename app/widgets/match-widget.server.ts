import type { AppLoadContext } from "@remix-run/cloudflare";
import { readSummary, type SummaryIncident } from "../../shared/feed/sections/read-summary.ts";
import { sportById } from "../../shared/sports/catalogue.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { toXmlText } from "../features/documents/xml.ts";
import { leagueName } from "../features/list/league-words.ts";
import { sectionFeedName, eventFeedName } from "../features/match/section/section-feeds.ts";
import { sidesOf } from "../features/match-row/event-words.ts";
import { viewOf } from "../features/match-row/result.ts";
import { findEvent } from "../feeds/find-event.ts";
import { loadFeed } from "../feeds/load-feed.server.ts";
import { flagMarkup, noteMarkup, toBoardMarkup } from "./event-markup.ts";
import type { WidgetContent } from "./widget-document.ts";
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
  const round = event.round ? `<small>${toXmlText(event.round)}</small>` : "";
  return {
    title: sidesOf(event),
    body:
      `<header>${flagMarkup(league.flag)}<b>${toXmlText(leagueName(league))}</b>${round}</header>` +
      toBoardMarkup(event, row, [toGoals(goals, 1), toGoals(goals, 2)]) +
      noteMarkup([league], of.t.simulated),
    refreshSeconds: refreshOf([event], nowSeconds),
  };
}

const goalsOf = (body: string): readonly SummaryIncident[] =>
  readSummary(body).periods.flatMap(({ incidents }) => incidents.filter(({ kind }) => goalKinds.has(kind)));

function toGoals(goals: readonly SummaryIncident[], side: 1 | 2): string {
  const own = goals.filter((goal) => goal.side === side && goal.player !== "").slice(-shownGoals);
  if (own.length === 0) return "";
  return `<ul>${own.map(({ player, minute }) => `<li>${toXmlText(`${player} ${minute.replace("'", "′")}`)}</li>`).join("")}</ul>`;
}
