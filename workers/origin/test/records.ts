import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { IngestEvent } from "../../../shared/ingest/event-schema.ts";
import type { IngestLeague } from "../../../shared/ingest/league-schema.ts";
import { saturday } from "./harness.ts";

/** Records as a provider posts them: a league that the built-in world does not have, and its games. */
export const aLeague = (changes: Partial<IngestLeague> = {}): IngestLeague => ({
  sportId: 1,
  stageId: "1Stage00",
  tournamentId: "1Tourn00",
  templateId: "1Templ00",
  name: "Coupe",
  countryKey: "FR",
  season: "2028-29",
  timeZone: "Europe/Paris",
  rank: 0,
  type: "t",
  ...changes,
});

export const anEvent = (changes: Partial<IngestEvent> = {}): IngestEvent => ({
  eventId: "1Event00",
  leagueStageId: "1Stage00",
  sportId: 1,
  startSeconds: saturday,
  timeKnown: true,
  round: "1",
  home: { id: "1Home000", name: "Lens", code: "LEN", slug: "lens" },
  away: { id: "1Away000", name: "Metz", code: "MET", slug: "metz" },
  result: null,
  ...changes,
});

export const finished = (home: number, away: number): NonNullable<IngestEvent["result"]> => ({
  status: eventStatus.finished,
  halfTime: [0, 0],
  fullTime: [home, away],
  extraTime: null,
  shootOut: null,
});

export const batchOf = (...events: unknown[]) => ({ sportId: 1, leagues: [aLeague()], events });
