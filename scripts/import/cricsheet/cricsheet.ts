import { stableId } from "../../../shared/sports/stable-id.ts";
import { parseJson } from "../../../shared/basics/parse-json.ts";
import { cricketGameTypes } from "../../../shared/sports/cricket-game-types.ts";
import { winners } from "../../../shared/timeline/winner.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { innings as inningsStatuses } from "../../../shared/sports/period-statuses.ts";
import { eventStatus, type StatusId } from "../../../shared/sports/statuses.ts";
import { parseIsoDay } from "../../../shared/basics/day.ts";
import { zonedSeconds } from "../../../shared/basics/zoned.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import type { Incident, Information, Pair, Side } from "../../../shared/timeline/incident.ts";
import type { Player } from "../../../shared/timeline/player.ts";
import { nameByContent } from "../incident-ids.ts";
import type { MatchRecord, ParsedRecords } from "../match-record.ts";
import { toEventId, toSide, toSportLeague } from "../sport-event.ts";
import { forfeited, toInnings } from "./innings.ts";
import { fileSchema, type CricketFile, type CricketInfo, type CricketInnings } from "./schema.ts";

const sportId = sportIds.cricket;
const noonMinutes = 12 * 60;
const breakSeconds = 15 * 60;
const elevenPlayers = 11;

/** The home countries and time zones of the source's competitions. All others are international and use the world's clock. */
const homes: Readonly<Record<string, { readonly countryKey: string; readonly timeZone: string }>> = {
  "Indian Premier League": { countryKey: "IN", timeZone: "Asia/Kolkata" },
  "Big Bash League": { countryKey: "AU", timeZone: "Australia/Sydney" },
  "Pakistan Super League": { countryKey: "PK", timeZone: "Asia/Karachi" },
  "Vitality Blast": { countryKey: "ENG", timeZone: "Europe/London" },
  "County Championship": { countryKey: "ENG", timeZone: "Europe/London" },
};
const world = { countryKey: "WORLD", timeZone: "UTC" } as const;

const gameTypes: Readonly<Record<string, number>> = {
  T20: cricketGameTypes.t20,
  IT20: cricketGameTypes.t20,
  ODI: cricketGameTypes.odi,
  ODM: cricketGameTypes.odi,
  Test: cricketGameTypes.test,
  MDM: cricketGameTypes.test,
};

/** Reads a Cricsheet match, ball by ball. Never throws. */
export function parseCricsheet(text: string): ParsedRecords {
  const parsed = fileSchema.safeParse(parseJson(text));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({
      position: path.join(".") || "file",
      reason: message,
    }));
    return { records: [], faults };
  }
  const record = toRecord(parsed.data);
  return typeof record === "string"
    ? { records: [], faults: [{ position: "info", reason: record }] }
    : { records: [record], faults: [] };
}

/** @returns in words why there is none */
function toRecord(file: CricketFile): MatchRecord | string {
  const { info } = file;
  const [first = "", second = ""] = info.teams;
  const [date = ""] = info.dates;
  const day = parseIsoDay(date);
  if (day === null) return `the date ${date} is not a day`;
  if (first === second) return `${first} meets itself`;
  const stranger = file.innings.find(({ team }) => team !== first && team !== second);
  if (stranger !== undefined) return `${stranger.team} bats and is neither side`;
  const name = info.event?.name ?? `${info.match_type}: ${info.teams.join(" - ")}`;
  const { countryKey, timeZone } = (Object.hasOwn(homes, name) ? homes[name] : undefined) ?? world;
  const season = info.season.replace("/", "-");
  const league = toSportLeague({ sportId, name, countryKey, season, timeZone });
  const [home, away] = [toSide(sportId, first, countryKey), toSide(sportId, second, countryKey)];
  const { match_number: number, status: round, group } = info.event ?? {};
  // Without number and name of the round only the day distinguishes two meetings; the game is over and will not move.
  const meeting = round ?? (number === undefined ? date : String(number));
  const event = {
    eventId: toEventId(sportId, league.stageId, ...[home.id, away.id].toSorted(), meeting),
    leagueStageId: league.stageId,
    sportId,
    startSeconds: zonedSeconds(day, noonMinutes, timeZone),
    timeKnown: false,
    round: round ?? (number === undefined ? "" : String(number)),
    ...(group === undefined ? {} : { group: String(group) }),
    home,
    away,
    result: null,
  };
  const timeline = toTimeline(file, event.startSeconds);
  const title = info.teams.join(" - ");
  const isOfWomen = info.gender === "female" ? ({ isWomens: true } as const) : {};
  return { where: "file", title, league, event, timeline: close(event, file, timeline), ...isOfWomen };
}

function toTimeline({ info, innings }: CricketFile, startSeconds: number): readonly Incident[] {
  const type = Object.hasOwn(gameTypes, info.match_type) ? gameTypes[info.match_type] : undefined;
  const toPlayer = (name: string): Player => ({
    id: stableId(sportId, "player", info.registry.people[name] ?? name),
    name,
  });
  const sideOf = (team: string): Side | null => (team === info.teams[0] ? 1 : team === info.teams[1] ? 2 : null);
  const incidents: Incident[] = [
    nameByContent({ kind: "information", atSeconds: startSeconds, information: toInformation(info) }),
    ...info.teams.map((team, index) =>
      toLineUp(info.players[team] ?? [], toBatters(innings), index === 0 ? 1 : 2, startSeconds, toPlayer),
    ),
    ...(type === undefined
      ? []
      : [{ kind: "facts", id: "type", atSeconds: startSeconds, facts: { cricketType: type } } as const]),
  ];
  let atSeconds = startSeconds;
  const isOverDays = type === cricketGameTypes.test;
  const written: readonly [home: string[], away: string[]] = [[], []];
  for (const [index, each] of innings.entries()) {
    const isSuper = each.super_over === true;
    const side = sideOf(each.team) ?? 1;
    const own = written[side - 1] ?? [];
    if (each.forfeited === true) {
      own.push(forfeited);
      incidents.push(...toForfeit(each.team, side, own, index, atSeconds));
      continue;
    }
    if (index > 0) {
      incidents.push({ kind: "status", id: `break-${index}`, atSeconds, status: eventStatus.break });
      atSeconds += breakSeconds;
    }
    const entered = isSuper ? eventStatus.extraInnings : (inningsStatuses[index] ?? eventStatus.extraInnings);
    incidents.push({ kind: "status", id: `innings-${index + 1}`, atSeconds, status: entered });
    incidents.push(...toTarget(each, info, atSeconds));
    const {
      incidents: played,
      endSeconds,
      written: ended,
    } = toInnings({
      innings: each,
      side,
      name: String(index + 1),
      startSeconds: atSeconds,
      ballsPerOver: info.balls_per_over,
      toPlayer,
      sideOf,
      earlier: isOverDays && !isSuper ? own : null,
    });
    incidents.push(...played);
    if (!isSuper) own.push(ended);
    atSeconds = endSeconds;
  }
  return incidents;
}

/** A side that forfeits its innings is not at bat: the match stays in the innings before, and its board says so. */
const toForfeit = (
  team: string,
  side: Side,
  own: readonly string[],
  index: number,
  atSeconds: number,
): readonly Incident[] => [
  {
    kind: "facts",
    id: `forfeited-${index + 1}`,
    atSeconds,
    facts: { [side === 1 ? "homeInnings" : "awayInnings"]: own.join(" & ") },
  },
  {
    kind: "comment",
    id: `forfeit-${index + 1}`,
    atSeconds,
    minute: "",
    lang: "en",
    text: `${team} forfeited their innings`,
  },
];

/** The target that a method such as D/L changed; any other one is a run more than the other side made. */
function toTarget({ target }: CricketInnings, { outcome }: CricketInfo, atSeconds: number): readonly Incident[] {
  if (target?.overs === undefined || outcome.method === undefined) return [];
  const facts = { targetRuns: target.runs, targetOvers: String(target.overs) };
  return [{ kind: "facts", id: "target", atSeconds, facts }];
}

/** The end: a super over decides who won and does not count in the score. */
function close(
  event: MatchRecord["event"],
  { info, innings }: CricketFile,
  timeline: readonly Incident[],
): readonly Incident[] {
  const atSeconds = timeline.at(-1)?.atSeconds ?? event.startSeconds;
  const { outcome, teams } = info;
  const { periods } = foldTimeline({ ...event, provider: "ingest", clockRate: 1 }, timeline);
  const regular = periods.slice(0, innings.filter((each) => each.super_over !== true).length);
  const superOvers = toSuperOvers(info, innings);
  const score = regular.reduce<Pair>(([home, away], period) => [home + period[0], away + period[1]], [0, 0]);
  const winner = outcome.winner ?? outcome.eliminator ?? outcome.bowl_out;
  const won = winner === teams[0] ? winners.home : winner === teams[1] ? winners.away : winners.draw;
  const isPlayedOut = outcome.result !== "no result";
  return [
    ...timeline,
    ...(superOvers.length === 0
      ? []
      : [{ kind: "correction", id: "score", atSeconds, score, periods: [...regular, ...superOvers] } as const]),
    { kind: "facts", id: "winner", atSeconds, facts: { serve: null, ...(isPlayedOut ? { winner: won } : {}) } },
    ...(outcome.method === undefined
      ? []
      : [{ kind: "notice", id: "method", atSeconds, text: outcome.method } as const]),
    { kind: "status", id: "end", atSeconds, status: finalStatus(info, superOvers.length > 0) },
  ];
}

/** The runs of both sides in each super over: a tied one is followed by another. */
function toSuperOvers({ teams }: CricketInfo, innings: readonly CricketInnings[]): readonly Pair[] {
  const runs = innings
    .filter((each) => each.super_over === true)
    .map(({ team, overs }): Pair => {
      const total = overs.flatMap(({ deliveries }) => deliveries).reduce((sum, ball) => sum + ball.runs.total, 0);
      return team === teams[0] ? [total, 0] : [0, total];
    });
  return runs.flatMap(([home, away], index): readonly Pair[] => {
    const [nextHome, nextAway] = runs[index + 1] ?? [0, 0];
    return index % 2 === 0 ? [[home + nextHome, away + nextAway]] : [];
  });
}

function finalStatus({ outcome }: CricketInfo, hadSuperOver: boolean): StatusId {
  if (outcome.result === "no result") return eventStatus.abandoned;
  if (outcome.method === "Awarded") return eventStatus.awarded;
  return hadSuperOver ? eventStatus.afterExtraInnings : eventStatus.finished;
}

/** The players who batted, in the order in which they came in. */
const toBatters = (innings: CricketFile["innings"]): readonly string[] => [
  ...new Set(
    innings.flatMap(({ overs }) =>
      overs.flatMap(({ deliveries }) =>
        deliveries.flatMap(({ batter, non_striker: other }) => [batter, other ?? batter]),
      ),
    ),
  ),
];

/** The first eleven start: in batting order, then those who did not bat. Players named after them are on the bench. */
const toLineUp = (
  names: readonly string[],
  batters: readonly string[],
  side: Side,
  atSeconds: number,
  toPlayer: (name: string) => Player,
): Incident =>
  nameByContent({
    kind: "line-up",
    atSeconds,
    side,
    lineUp: {
      formation: "",
      starters: names
        .slice(0, elevenPlayers)
        .toSorted((left, right) => placeOf(batters, left) - placeOf(batters, right))
        .map(toPlayer),
      bench: names.slice(elevenPlayers).map(toPlayer),
    },
  });

const placeOf = (batters: readonly string[], name: string): number =>
  batters.includes(name) ? batters.indexOf(name) : batters.length;

const roleByOfficials: Readonly<Record<string, string>> = {
  umpires: "umpire",
  tv_umpires: "tv umpire",
  reserve_umpires: "reserve umpire",
  match_referees: "match referee",
};

function toInformation({ venue, city, officials = {}, toss }: CricketInfo): Information {
  const referees = Object.entries(officials).flatMap(([group, names]) =>
    names.map((name) => ({ name, role: roleByOfficials[group] ?? group.slice(0, 40) })),
  );
  return {
    ...(venue === undefined ? {} : { venue }),
    ...(city === undefined ? {} : { town: city }),
    ...(referees.length === 0 ? {} : { referees }),
    ...(toss === undefined ? {} : { facts: { toss: `${toss.winner}, ${toss.decision}` } }),
  };
}
