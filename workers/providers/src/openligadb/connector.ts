import { parseJson } from "../../../../shared/basics/parse-json.ts";
import { z } from "zod";
import {
  notJson,
  otherShape,
  nothingRead,
  type Connector,
  type Known,
  type Reading,
  type Task,
  type View,
} from "../core/connector.ts";
import { createClubs } from "../core/clubs.ts";
import { droppedFrom, type Game } from "../core/game.ts";
import { missingFor } from "../core/missing.ts";
import { sustainableMs, type Limit } from "../core/budget.ts";
import { isUnderWay, paceOf, type Pace } from "../core/pace.ts";
import { matchSchema, type Match } from "./schema.ts";
import { toGame } from "./to-game.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** The limits that the maintainers last named, in 2019, and at most one request at a time. */
const limits: readonly Limit[] = [
  { requests: 5000, perMs: 24 * hourMs, burst: 500 },
  { requests: 3, perMs: secondMs, burst: 1 },
];

/** Seasons: dates move. */
const seasonMs = 8 * hourMs;
/** A round is read even where its stamp stands still: the source's own caches are not always cleared. */
const roundPace: Pace = { liveMs: 4 * minuteMs, soonMs: 30 * minuteMs, pendingMs: minuteMs, idleMs: Infinity };
/** The stamp says when a round was changed, in a few bytes. */
const stampMs = 20 * secondMs;
const stampSoonMs = 5 * minuteMs;
/** A changed stamp may come before the change itself. */
const wakesMs = [0, 15 * secondMs, minuteMs];
/** A match that its season's list lacks. */
const missingMs = 24 * hourMs;
/** A season begins in July. */
const firstMonth = 6;

/** https://www.openligadb.de: football by volunteers, without a key. */
export const openligadb: Connector = {
  id: "openligadb",
  limits,
  patienceMs: 15 * secondMs,
  headers: () => ({ accept: "application/json" }),
  plan,
  read: (task, body, view) => (task.id.startsWith("stamp:") ? readStamp(task, body) : readMatches(task, body, view)),
};

/** Per season one list, seldom; per round with a match around now its stamp, often, and its matches. */
function plan({ nowMs, wanted, known }: View): readonly Task[] {
  const groups = new Map<string, Known[]>();
  for (const game of known) groups.set(game.group, [...(groups.get(game.group) ?? []), game]);
  const live = [...groups.values()].filter((games) => games.some((game) => isUnderWay(game, nowMs))).length;
  const liveMs = Math.max(stampMs, sustainableMs(limits, live));
  const stampPace: Pace = { liveMs, soonMs: stampSoonMs, pendingMs: liveMs, idleMs: Infinity };
  return [
    ...[...groups].flatMap(([group, games]) => roundTasks(group, games, nowMs, stampPace)),
    ...wanted.map((league) => {
      const season = seasonOf(league, nowMs);
      return { id: `season:${season}`, path: `/getmatchdata/${season}`, everyMs: seasonMs };
    }),
    ...missingFor(known, nowMs).map((sourceId) => ({
      id: `match:${sourceId}`,
      path: `/getmatchdata/${sourceId}`,
      everyMs: missingMs,
    })),
  ];
}

function roundTasks(group: string, games: readonly Known[], nowMs: number, stampPace: Pace): readonly Task[] {
  const roundMs = paceOf(games, nowMs, roundPace);
  const stampedMs = paceOf(
    games.filter(({ settledSeconds }) => settledSeconds === null),
    nowMs,
    stampPace,
  );
  return [
    ...(stampedMs <= stampSoonMs
      ? [{ id: `stamp:${group}`, path: `/getlastchangedate/${group}`, everyMs: stampedMs }]
      : []),
    // A round without a match around now is in its season's list.
    ...(roundMs < Infinity ? [{ id: `round:${group}`, path: `/getmatchdata/${group}`, everyMs: roundMs }] : []),
  ];
}

/** "bl1" is its running season, "wm26/2026" the one that is named. */
function seasonOf(league: string, nowMs: number): string {
  if (league.includes("/")) return league;
  const now = new Date(nowMs);
  return `${league}/${now.getUTCFullYear() - (now.getUTCMonth() < firstMonth ? 1 : 0)}`;
}

/** The stamp is a text that differs after each change; its time is not compared. */
function readStamp({ id }: Task, body: string): Reading | string {
  const stamp = z.string().min(1).safeParse(parseJson(body));
  if (!stamp.success) return notJson;
  return { ...nothingRead, wakes: [{ task: id.replace("stamp:", "round:"), afterMs: wakesMs }] };
}

function readMatches({ id }: Task, body: string, { notes }: View): Reading | string {
  const isOne = id.startsWith("match:");
  const json = parseJson(body);
  // The source no longer has the match.
  if (isOne && (body.trim() === "" || json === null)) return nothingRead;
  const list = z.array(z.unknown()).safeParse(isOne ? [json] : json);
  if (!list.success) return notJson;
  const clubs = createClubs(notes);
  const games: Game[] = [];
  const faults: string[] = [];
  for (const [index, item] of list.data.entries()) {
    const match = matchSchema.safeParse(item);
    const game = match.success ? toGame(match.data, shortcutOf(id, match.data), clubs) : toFault(match.error);
    if (typeof game === "string") faults.push(`[${index}] ${game}`);
    else {
      games.push(game);
      faults.push(...droppedFrom(game));
    }
  }
  // An empty list is no change: it has come for rounds that exist.
  if (games.length === 0 && faults.length > 0) return otherShape;
  return { ...nothingRead, games, faults, notes: clubs.notes(), isWhole: id.startsWith("season:") };
}

/** A list is one of a league that was wanted by this word; a match says it itself. */
const shortcutOf = (taskId: string, match: Match): string =>
  /^(?:season|round):([^/]+)/.exec(taskId)?.[1] ?? match.leagueShortcut ?? "";

const toFault = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join(".")}: ${message}`)
    .join("; ");
