import { emptyBody } from "../../../../../shared/wire/codec.ts";
import { forecastsSection } from "../../../../../shared/wire/sections/forecasts-section.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { hasForecast, toForecastBins, toSeasonScores, type ForecastMatch } from "../../forecasts/forecast-tally.ts";
import { hasForecasts, judgeMatches } from "../../forecasts/judged-match.ts";
import { groupBy } from "../../standings/group-by.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import { keepWork } from "./keep-work.ts";

type Rows = Parameters<typeof forecastsSection.encode>[0]["rows"];

/** Fewer matches say nothing of forecasts. */
const leastMatches = 30;

/** All stages of a league's competition, those of the last season first. */
const stagesOf = ({ events }: LedgerContext, { tournamentId }: League): readonly League[] =>
  events.leaguesOfTournament(tournamentId).toSorted((a, b) => (a.season < b.season ? 1 : a.season > b.season ? -1 : 0));

/** How a football competition's forecasts came true, of all its seasons; "0" for too few. */
export const toForecastsBody = keepWork({
  key: ({ tournamentId }: League) => tournamentId,
  work(context, league): string {
    const stages = league.sportId === sportIds.soccer ? stagesOf(context, league) : [];
    const all = judgeMatches(context, stages);
    const judged = all.filter(hasForecast);
    const [first, last] = [judged[0], judged.at(-1)];
    if (first === undefined || last === undefined || judged.length < leastMatches) return emptyBody;
    const { home, draw, away } = last.base;
    const fields = {
      matches: judged.length,
      unknown: all.length - judged.length,
      from: first.startSeconds,
      to: last.startSeconds,
      base: [home, draw, away].map((share) => Math.round(1000 * share)),
      teamIds: teamsOf(context, stages),
    };
    const bySeason = [...groupBy(judged, ({ season }) => season)].toReversed();
    const rows: Rows = [
      { kind: "judged", fields },
      ...toForecastBins(judged).map((bin) => ({ kind: "bin" as const, fields: bin })),
      ...bySeason.map(([season, matches]) => toScores(season, matches)),
      toScores("", judged),
    ];
    return forecastsSection.encode({ sportId: 0, rows, signature: "" });
  },
});

/** The ids of the participants of the last season, by which a visitor's hidden team is found. */
function teamsOf({ events }: LedgerContext, stages: readonly League[]): readonly string[] {
  const season = stages[0]?.season;
  const schedules = stages
    .filter((stage) => stage.season === season)
    .flatMap(({ stageId }) => events.eventsOfStage(stageId).map(({ state }) => state.schedule));
  return [...new Set(schedules.flatMap(({ home, away }) => [home.id, away?.id ?? ""]))];
}

function toScores(season: string, matches: readonly ForecastMatch[]): Rows[number] {
  const { ours, base, order } = toSeasonScores(season, matches);
  const ofOrder =
    order === null ? {} : { orderBrier: order.brier, orderRanked: order.ranked, orderMargin: order.margin };
  const fields = {
    season,
    matches: matches.length,
    brier: ours.brier,
    ranked: ours.ranked,
    baseBrier: base.brier,
    baseRanked: base.ranked,
    baseMargin: base.margin,
    ...ofOrder,
  };
  return { kind: "season", fields };
}

/** Says that a competition has such forecasts, without any of their figures; "0" for one that has too few. */
export function toHasForecastsBody(context: LedgerContext, league: League): string {
  const isShown = league.sportId === sportIds.soccer && hasForecasts(context, stagesOf(context, league), leastMatches);
  if (!isShown) return emptyBody;
  return forecastsSection.encode({
    sportId: 0,
    rows: [{ kind: "judged", fields: { matches: leastMatches } }],
    signature: "",
  });
}
