import { parseJson } from "../../../../shared/basics/parse-json.ts";
import type { Limit } from "../core/budget.ts";
import {
  notJson,
  otherShape,
  nothingRead,
  type Connector,
  type Reading,
  type Task,
  type View,
} from "../core/connector.ts";
import { countryOfName } from "../../../../shared/competitions/national-teams.ts";
import { createClubs, type Clubs } from "../core/clubs.ts";
import { droppedFrom, type Game } from "../core/game.ts";
import { missingFor } from "../core/missing.ts";
import { paceOf, type Pace } from "../core/pace.ts";
import { isOfManyCountries } from "./football-data-leagues.ts";
import { listSchema, matchSchema, teamSchema, teamsSchema } from "./schema.ts";
import { toGame, undecided } from "./to-game.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The free plan. The headers of a paid one allow more; scores change no faster than this, though. */
const limits: readonly Limit[] = [{ requests: 10, perMs: minuteMs, burst: 2 }];
/** If at most this many requests are left in a minute, wait for the next minute. */
const leastLeft = 1;
const windowPace: Pace = { liveMs: 30 * secondMs, soonMs: 5 * minuteMs, pendingMs: minuteMs, idleMs: 3 * hourMs };
const seasonMs = dayMs;
const teamsMs = 7 * dayMs;
/** A match that its season's list lacks. */
const missingMs = dayMs;
/** The source allows ten days in one request. */
const daysBefore = 1;
const daysAfter = 8;

/** https://www.football-data.org, v4: football of twelve competitions in the free plan, with a key. */
export const footballData: Connector = {
  id: "football-data",
  limits,
  needsToken: true,
  patienceMs: 20 * secondMs,
  // These headers are safe with every plan: the answer leaves out the details that the plan does not include.
  headers: (token) => ({
    accept: "application/json",
    "x-auth-token": token,
    "x-unfold-goals": "true",
    "x-unfold-bookings": "true",
    "x-unfold-subs": "true",
    "x-unfold-lineups": "true",
  }),
  plan,
  read,
  silenceMs({ status, headers, text }) {
    const resetMs = (Number(headers.get("x-requestcounter-reset") ?? Number.NaN) + 1) * secondMs;
    if (status === 429) {
      if (resetMs > 0) return resetMs;
      const named = /Wait (\d+) seconds/.exec(text)?.[1];
      return ((named === undefined ? 60 : Number(named)) + 1) * secondMs;
    }
    const left = headers.get("x-requests-available-minute") ?? headers.get("x-requestsavailable");
    return left !== null && Number(left) <= leastLeft ? (resetMs > 0 ? resetMs : minuteMs) : null;
  },
};

/**
 * Requests the matches of all competitions around now from one address, and reads only the wanted ones: if the address named a
 * competition outside the plan, the source would refuse the whole answer. Each wanted season is requested once a day.
 */
function plan({ nowMs, wanted, known }: View): readonly Task[] {
  const today = Math.floor(nowMs / dayMs);
  const around = known.filter(({ startSeconds }) => Math.abs(startSeconds * 1000 - nowMs) < 2 * dayMs);
  const isBusy = around.some(({ settledSeconds }) => settledSeconds === null);
  // Request fewer days while a game nearby is not settled, because the requests are frequent then.
  const days = isBusy ? 2 : daysAfter;
  const path = `/matches?dateFrom=${toDate(today - daysBefore)}&dateTo=${toDate(today + days)}`;
  return [
    // Their clubs have to be known before their matches are read.
    ...wanted.filter(isOfManyCountries).map((code) => ({
      id: `teams:${code}`,
      path: `/competitions/${code}/teams`,
      everyMs: teamsMs,
    })),
    { id: "window", path, everyMs: paceOf(around, nowMs, windowPace) },
    ...wanted.map((code) => ({ id: `season:${code}`, path: `/competitions/${code}/matches`, everyMs: seasonMs })),
    ...missingFor(known, nowMs).map((sourceId) => ({
      id: `match:${sourceId}`,
      path: `/matches/${sourceId}`,
      everyMs: missingMs,
    })),
  ];
}

const toDate = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

function read({ id }: Task, body: string, { wanted, notes }: View): Reading | string {
  const json = parseJson(body);
  if (json === undefined) return notJson;
  const clubs = createClubs(notes);
  if (id.startsWith("teams:")) return readTeams(json, clubs);
  const list = listSchema.safeParse(id.startsWith("match:") ? { matches: [json] } : json);
  if (!list.success) return otherShape;
  const games: Game[] = [];
  const faults: string[] = [];
  let skipped = 0;
  for (const [index, item] of list.data.matches.entries()) {
    const match = matchSchema.safeParse(item);
    const game = match.success ? toGame(match.data, clubs) : toFault(match.error.issues);
    const isOther = match.success && !wanted.includes(match.data.competition.code ?? "");
    if (game === undecided || isOther) skipped += 1;
    else if (typeof game === "string") faults.push(`matches[${index}] ${game}`);
    else {
      games.push(game);
      faults.push(...droppedFrom(game));
    }
  }
  if (games.length + skipped === 0 && faults.length > 0) return otherShape;
  return { ...nothingRead, games, faults, notes: clubs.notes(), isWhole: id.startsWith("season:") };
}

/** The clubs of a competition of several countries, each with its own. */
function readTeams(json: unknown, clubs: Clubs): Reading | string {
  const list = teamsSchema.safeParse(json);
  if (!list.success) return otherShape;
  for (const item of list.data.teams) {
    const team = teamSchema.safeParse(item);
    const countryKey = team.success ? countryOfName(team.data.area.name) : null;
    if (team.success && countryKey !== null) clubs.noteCountry(team.data.id, team.data.name, countryKey);
  }
  return { ...nothingRead, notes: clubs.notes() };
}

const toFault = (issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join(".")}: ${message}`)
    .join("; ");
