import { z } from "zod";
import { commonLeagues } from "../../../shared/competitions/leagues.ts";
import { toClub } from "../../../shared/competitions/club-names.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { nothingRead, type Connector } from "../src/core/connector.ts";
import type { Game } from "../src/core/game.ts";
import { paceOf, type Pace } from "../src/core/pace.ts";
import { notJson, otherShape, parseBody } from "../src/core/parse-json.ts";
import { toLeague, toSeason } from "../src/core/to-league.ts";

/**
 * The smallest possible connector: copy it to a folder of `src` (`schema.ts`, `to-game.ts`, `connector.ts`) and continue from
 * there (docs/providers.md). Its source is invented: one address for the matches around now, one for a season.
 */
const minuteMs = 60_000;
const pace: Pace = { liveMs: minuteMs / 2, soonMs: 5 * minuteMs, pendingMs: minuteMs, idleMs: 180 * minuteMs };

const matchSchema = z.object({
  id: z.string(),
  kickOff: z.iso.datetime(),
  home: z.string(),
  away: z.string(),
  state: z.enum(["planned", "first half", "break", "second half", "over"]),
  score: z.tuple([z.int().min(0), z.int().min(0)]).nullish(),
});

const statuses = {
  planned: eventStatus.scheduled,
  "first half": eventStatus.firstHalf,
  break: eventStatus.halfTime,
  "second half": eventStatus.secondHalf,
  over: eventStatus.finished,
} as const;

function toGame(match: z.output<typeof matchSchema>): Game | string {
  const facts = commonLeagues["en.1"];
  if (facts === undefined) return "has no league";
  const score = match.score ?? null;
  const isOver = match.state === "over";
  const result =
    isOver && score !== null
      ? { status: eventStatus.finished, halfTime: null, fullTime: score, extraTime: null, shootOut: null }
      : null;
  return {
    sourceId: match.id,
    group: "today",
    // Its own row of shared/ingest/credits.ts; this one has none.
    league: toLeague(facts, toSeason(2026, false), "openligadb"),
    sides: "clubs",
    round: "1",
    table: null,
    startSeconds: Date.parse(match.kickOff) / 1000,
    timeKnown: true,
    home: toClub(match.home, facts.countryKey).participant,
    away: toClub(match.away, facts.countryKey).participant,
    status: isOver && result === null ? eventStatus.pending : statuses[match.state],
    score,
    halfTime: null,
    goals: [],
    details: [],
    result,
    isOver,
  };
}

export const exampleConnector: Connector = {
  id: "openligadb",
  limits: [{ requests: 30, perMs: minuteMs, burst: 2 }],
  patienceMs: 10_000,
  headers: (token) => ({ accept: "application/json", authorization: `Bearer ${token}` }),
  plan: ({ nowMs, wanted, known }) => [
    { id: "today", path: "/matches/today", everyMs: paceOf(known, nowMs, pace) },
    ...wanted.map((league) => ({
      id: `season:${league}`,
      path: `/leagues/${league}/matches`,
      everyMs: 24 * 60 * minuteMs,
    })),
  ],
  read(_task, body) {
    const json = parseBody(body);
    if (json === undefined) return notJson;
    const list = z.array(z.unknown()).safeParse(json);
    if (!list.success) return otherShape;
    const read = list.data.map((item) => {
      const match = matchSchema.safeParse(item);
      return match.success ? toGame(match.data) : z.prettifyError(match.error);
    });
    const games = read.filter((game) => typeof game !== "string");
    const faults = read.filter((game) => typeof game === "string");
    return games.length === 0 && faults.length > 0 ? otherShape : { ...nothingRead, games, faults };
  },
};
