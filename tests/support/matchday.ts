import { stableId } from "../../shared/sports/stable-id.ts";
import { eventStatus } from "../../shared/sports/statuses.ts";

export type Game = { readonly eventId: string; readonly homeName: string; readonly awayName: string };
export type Matchday = {
  readonly games: readonly Game[];
  /** Body of `POST /ingest/v1/events`. */
  readonly batch: { readonly sportId: number; readonly leagues: readonly object[]; readonly events: readonly object[] };
  /** Body of `POST /ingest/v1/incidents` that kicks every game off. */
  readonly kickOffs: object;
};

const gamesPerLeague = 10;

/** A day of the test's own, of football where it names no other sport: leagues of ten games that all start at the same moment. */
export function toMatchday(options: {
  readonly games: number;
  readonly startSeconds: number;
  readonly name?: string;
  readonly sportId?: number;
}): Matchday {
  const { startSeconds, name = "Essai", sportId = 1 } = options;
  const leagueCount = Math.ceil(options.games / gamesPerLeague);
  const leagues = Array.from({ length: leagueCount }, (_, index) => ({
    sportId,
    stageId: stableId(sportId, "test stage", name, String(index)),
    tournamentId: stableId(sportId, "test tournament", name, String(index)),
    templateId: stableId(sportId, "test template", name, String(index)),
    name: `${name} ${index + 1}`,
    countryKey: "FR",
    season: "2026-27",
    timeZone: "Europe/Paris",
    rank: 500 + index,
    type: "p",
  }));
  const games = Array.from({ length: options.games }, (_, index) => ({
    eventId: stableId(sportId, "test event", name, String(index)),
    homeName: `Sporting ${name} ${index}`,
    awayName: `Racing ${name} ${index}`,
  }));
  const events = games.map((game, index) => ({
    eventId: game.eventId,
    leagueStageId: leagues[Math.floor(index / gamesPerLeague)]?.stageId,
    sportId,
    startSeconds,
    timeKnown: true,
    round: "1",
    home: toParticipant(sportId, game.homeName, "SPO"),
    away: toParticipant(sportId, game.awayName, "RAC"),
    result: null,
  }));
  const incidents = games.map(({ eventId }) => ({ eventId, kind: "status", status: eventStatus.firstHalf }));
  return { games, batch: { sportId, leagues, events }, kickOffs: { sportId, incidents } };
}

function toParticipant(sportId: number, name: string, code: string) {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return { id: stableId(sportId, "test participant", name), name, code, slug };
}

export const goal = (eventId: string, side: 1 | 2, minute = "12") => ({
  sportId: 1,
  incidents: [{ eventId, kind: "goal", side, minute }],
});
