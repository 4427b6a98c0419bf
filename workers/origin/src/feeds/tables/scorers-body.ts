import { scorersSection } from "../../../../../shared/wire/sections/standings-section.ts";
import { countryOf, toCountryId } from "../../../../../shared/places/countries.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { eventStatus, type StatusId } from "../../../../../shared/sports/statuses.ts";
import { correctTimeline } from "../../../../../shared/timeline/correct.ts";
import type { Incident } from "../../../../../shared/timeline/incident.ts";
import { createCachePerOwner } from "../../../../../shared/basics/cache.ts";
import { toScorers, type Scorer, type ReportedMatch } from "../../standings/scorers.ts";
import { daySeconds, dayNumber } from "../../../../../shared/basics/day.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import { textsIn } from "../../texts/texts-in.ts";
import { heldDays } from "../../../../../shared/wire/data-part.ts";
import type { StoredEvent } from "../../ledger/event-store.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { timelineOf } from "../../ledger/timeline.ts";
import { playerPath } from "../match/player-texts.ts";
import { keepWork } from "./keep-work.ts";

/** The most scorers of a list. */
const maxScorers = 100;

/** Goals in such games do not count. */
const uncounted: ReadonlySet<StatusId> = new Set([
  eventStatus.postponed,
  eventStatus.cancelled,
  eventStatus.abandoned,
  eventStatus.awarded,
]);
const keptStatuses = 16;
const goalsOfPast = createCachePerOwner<ReadonlyMap<string, readonly Incident[]>>(keptStatuses);

/**
 * The goals of a stage's season. For football's games that have left the ledger, the provider is asked again once a
 * day; other sports score too often for that, so only the games that the ledger holds count.
 */
function reportedMatches(context: LedgerContext, league: League, nowSeconds: number): readonly ReportedMatch[] {
  const all = context.events.eventsOfStage(league.stageId);
  const isLongOver = ({ state }: StoredEvent) =>
    state.schedule.startSeconds < nowSeconds - heldDays * daySeconds &&
    context.providers.of(state.schedule).origin === "simulated";
  const { providers } = context;
  const pastGoals = goalsOfPast(providers).remember([league.stageId, dayNumber(nowSeconds, 0)].join(" "), () => {
    const isCheap = league.sportId === sportIds.soccer;
    const past = isCheap ? all.filter(isLongOver).map(({ state }) => state.schedule) : [];
    return new Map(
      past.map(
        (schedule) => [schedule.eventId, providers.of(schedule).script(schedule, null).filter(isScore)] as const,
      ),
    );
  });
  return all.flatMap((event) => {
    const { schedule, status: reached } = event.state;
    const { eventId, home, away } = schedule;
    if (away === null || uncounted.has(reached)) return [];
    const incidents = isLongOver(event) ? (pastGoals.get(eventId) ?? []) : timelineOf(context, event);
    return { home, away, incidents: correctTimeline(incidents) };
  });
}

/** Line-ups are left out: a player's position is taken from the games of the last days. */
const isScore = ({ kind }: Incident) =>
  kind === "goal" || kind === "points" || kind === "retracted" || kind === "amended";

/** The scorers of a stage's season. */
export const scorersOf = keepWork({
  key: (league: League) => league.stageId,
  work: (context, league, clock): readonly Scorer[] =>
    toScorers(reportedMatches(context, league, clock.at(daySeconds))).filter(({ goals }) => goals > 0),
});

export const toScorersBody = (scorers: readonly Scorer[], language: Language): string =>
  scorersSection.encode({
    sportId: 0,
    rows: scorers.slice(0, maxScorers).map((scorer) => ({ kind: "scorer", fields: toFields(scorer, language) })),
    signature: "",
  });

const toFields = ({ rank, player, team, goals, assists, penalties, position }: Scorer, language: Language) => {
  // Without a reported nation the cell is left out; the club's nation is not assumed.
  const { countryKey } = player;
  const nation = countryKey === undefined ? {} : { nation: countryOf(countryKey, language).name };
  const flag = countryKey === undefined ? {} : { nationId: toCountryId(countryKey) };
  return {
    rank,
    player: player.name,
    team: nameIn(team, language),
    goals,
    assists,
    ...nation,
    ...(position === null ? {} : { position: textsIn(language).labels.roles[position] }),
    penalties,
    ...flag,
    playerId: player.id,
    teamId: team.id,
    path: playerPath(player, language),
  };
};
