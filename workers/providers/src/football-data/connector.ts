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
import type { Game } from "../core/game.ts";
import { paceOf, type Pace } from "../core/pace.ts";
import { listSchema, matchSchema } from "./schema.ts";
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
    { id: "window", path, everyMs: paceOf(around, nowMs, windowPace) },
    ...wanted.map((code) => ({ id: `season:${code}`, path: `/competitions/${code}/matches`, everyMs: seasonMs })),
  ];
}

const toDate = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

function read(_task: Task, body: string, { wanted }: View): Reading | string {
  const json = parseJson(body);
  if (json === undefined) return notJson;
  const list = listSchema.safeParse(json);
  if (!list.success) return otherShape;
  const games: Game[] = [];
  const faults: string[] = [];
  let skipped = 0;
  for (const [index, item] of list.data.matches.entries()) {
    const match = matchSchema.safeParse(item);
    const game = match.success ? toGame(match.data) : toFault(match.error.issues);
    const isOther = match.success && !wanted.includes(match.data.competition.code ?? "");
    if (game === undecided || isOther) skipped += 1;
    else if (typeof game === "string") faults.push(`matches[${index}] ${game}`);
    else {
      games.push(game);
      faults.push(...(game.dropped ?? []).map((words) => `matches[${index}] ${words}`));
    }
  }
  if (games.length + skipped === 0 && faults.length > 0) return otherShape;
  return { ...nothingRead, games, faults };
}

const toFault = (issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join(".")}: ${message}`)
    .join("; ");
