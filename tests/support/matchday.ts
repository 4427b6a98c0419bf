import { stableId } from "../../shared/identity/stable-id.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";

type Game = { readonly eventId: string; readonly homeName: string; readonly awayName: string };
export type Matchday = {
  readonly games: readonly Game[];
  /** Body of `POST /ingest/v1/events`. */
  readonly batch: { readonly sportId: number; readonly leagues: readonly object[]; readonly events: readonly object[] };
  /** Body of `POST /ingest/v1/incidents` that kicks every game off. */
  readonly kickOffs: object;
};

const gamesPerLeague = 10;

/** A football day of the test's own: leagues of ten games that all start at the same moment. */
export function toMatchday(options: {
  readonly games: number;
  readonly startSeconds: number;
  readonly name?: string;
}): Matchday {
  const { startSeconds, name = "Essai" } = options;
  const leagueCount = Math.ceil(options.games / gamesPerLeague);
  const leagues = Array.from({ length: leagueCount }, (_, index) => ({
    sportId: 1,
    stageId: stableId(1, "test stage", name, String(index)),
    tournamentId: stableId(1, "test tournament", name, String(index)),
    templateId: stableId(1, "test template", name, String(index)),
    name: `${name} ${index + 1}`,
    countryKey: "FR",
    season: "2026-27",
    timeZone: "Europe/Paris",
    rank: 500 + index,
    type: "p",
  }));
  const games = Array.from({ length: options.games }, (_, index) => ({
    eventId: stableId(1, "test event", name, String(index)),
    homeName: `Sporting ${name} ${index}`,
    awayName: `Racing ${name} ${index}`,
  }));
  const events = games.map((game, index) => ({
    eventId: game.eventId,
    leagueStageId: leagues[Math.floor(index / gamesPerLeague)]?.stageId,
    sportId: 1,
    startSeconds,
    timeKnown: true,
    round: "1",
    home: toParticipant(game.homeName, "SPO"),
    away: toParticipant(game.awayName, "RAC"),
    result: null,
  }));
  const incidents = games.map(({ eventId }) => ({ eventId, kind: "status", status: eventStatus.firstHalf }));
  return { games, batch: { sportId: 1, leagues, events }, kickOffs: { sportId: 1, incidents } };
}

function toParticipant(name: string, code: string) {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return { id: stableId(1, "test participant", name), name, code, slug };
}

export const goal = (eventId: string, side: 1 | 2, minute = "12") => ({
  sportId: 1,
  incidents: [{ eventId, kind: "goal", side, minute }],
});
