import type { LeagueFacts } from "../../../../shared/competitions/leagues.ts";
import { toNationalTeam } from "../../../../shared/competitions/national-teams.ts";
import { zonedSeconds } from "../../../../shared/basics/zoned.ts";
import { resolveResult, type Resolved } from "../../../../shared/timeline/resolve-result.ts";
import type { Pair, GoalKind, Side } from "../../../../shared/timeline/incident.ts";
import type { Participant } from "../../../../shared/timeline/schedule.ts";
import { toPlayer } from "../../../../shared/competitions/player-names.ts";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import type { Clubs } from "../core/clubs.ts";
import type { Detail, Game, Goal } from "../core/game.ts";
import { isLevel, isSamePair, without } from "../core/pairs.ts";
import { toLeague, toSeason } from "../core/to-league.ts";
import { toEnglishName } from "./national-names.ts";
import { leagueOf } from "./openligadb-leagues.ts";
import type { Match, MatchResult, MatchGoal } from "./schema.ts";

/** Each round of a league is its own group, because it has its own request. */
export const toGroup = (shortcut: string, season: number, round: number): string => `${shortcut}/${season}/${round}`;

type Part = "halfTime" | "fullTime" | "extraTime" | "shootOut";
type Scores = Readonly<Record<Part, Pair | null>>;

/** Words of `resultTypeKind`, and of the names that leagues give their kinds of results. */
const partsByWord: readonly (readonly [RegExp, Part])[] = [
  [/penalt|shoot|elfmeter/i, "shootOut"],
  [/extra|verl[äa]ngerung/i, "extraTime"],
  [/half|halbzeit/i, "halfTime"],
  [/90|end|full/i, "fullTime"],
];
/** Ids of kinds without a word; those behind 2 are other things in other leagues. */
const partsById: Readonly<Record<number, Part>> = { 1: "halfTime", 2: "fullTime" };

/** The scores of a match. Of several of one kind the last one that was ordered counts. */
function toScores(results: readonly MatchResult[]): Scores {
  const scores: Record<Part, Pair | null> = { halfTime: null, fullTime: null, extraTime: null, shootOut: null };
  for (const result of results.toSorted((a, b) => (a.resultOrderID ?? 0) - (b.resultOrderID ?? 0))) {
    const { pointsTeam1, pointsTeam2 } = result;
    const part = partOf(result);
    if (part === null || pointsTeam1 === null || pointsTeam2 === null) continue;
    if (pointsTeam1 < 0 || pointsTeam2 < 0) continue;
    scores[part] = [pointsTeam1, pointsTeam2];
  }
  return scores;
}

const byWord = (text: string): Part | undefined => partsByWord.find(([word]) => word.test(text))?.[1];

function partOf({ resultTypeKind, resultTypeID, resultName }: MatchResult): Part | null {
  return byWord(resultTypeKind ?? "") ?? partsById[resultTypeID ?? 0] ?? byWord(resultName ?? "") ?? null;
}

type Scored = MatchGoal & { readonly score: Pair };

/** What editors write beside the kicks of a shoot-out: "Elfmeterschießen", "11m-Schießen", "i.E.", "n.E.", "Shoot-out". */
const kickWords = /(?:elfer|elfmeter|11\s*-?\s*m(?:eter)?)[-\s]?schie|\b[in]\.\s*E\b|shoot[-\s]?out/i;

/**
 * Kicks of a shoot-out are entered as goals without a minute, or in the last one that was played. Words name them, or they are
 * penalties that lead beyond the score before the shoot-out.
 * @param before the score before a shoot-out that the results name; null where they name none
 */
function isKick(goal: MatchGoal, before: Pair | null): boolean {
  const { comment, isPenalty, scoreTeam1, scoreTeam2 } = goal;
  const minute = goal.matchMinute ?? 0;
  if (minute >= 1 && minute < 90) return false;
  if (kickWords.test(comment ?? "")) return true;
  const isLate = minute < 1 || minute >= 120;
  if (before === null || isPenalty !== true || !isLate) return false;
  return (scoreTeam1 ?? 0) > before[0] || (scoreTeam2 ?? 0) > before[1];
}

/** By the score that each led to: the source lists them in no order. */
function inOrder(goals: readonly MatchGoal[]): readonly Scored[] {
  const scored = goals.flatMap((goal): Scored[] => {
    const { scoreTeam1, scoreTeam2 } = goal;
    return scoreTeam1 === null || scoreTeam2 === null ? [] : [{ ...goal, score: [scoreTeam1, scoreTeam2] }];
  });
  return scored.toSorted((a, b) => sumOf(a.score) - sumOf(b.score) || a.goalID - b.goalID);
}

/**
 * The score of the kicks that were entered as goals. Some editors count on from the score of the match, others from 0–0: the
 * first kick leads to one goal at most there.
 */
function kicksOf(kicks: readonly MatchGoal[], played: Pair): Pair | null {
  const ordered = inOrder(kicks);
  const [first, last] = [ordered.at(0)?.score, ordered.at(-1)?.score];
  if (first === undefined || last === undefined) return null;
  const counted = sumOf(first) > 1 ? without(last, played) : last;
  return counted === null || isLevel(counted) ? null : counted;
}

/** Takes the kicks that were entered as goals out of the scores that count them, and makes a shoot-out of them. */
function withKicks(scores: Scores, entered: readonly MatchGoal[], lastPlayed: Pair | null): Scores {
  const played = lastPlayed ?? scores.extraTime ?? scores.fullTime ?? [0, 0];
  const kicks = kicksOf(entered, played);
  if (kicks === null) return scores;
  const total: Pair = [played[0] + kicks[0], played[1] + kicks[1]];
  const withoutKicks = (score: Pair | null) =>
    score !== null && (isSamePair(score, total) || isSamePair(score, kicks)) ? played : score;
  const { shootOut, halfTime } = scores;
  return {
    halfTime,
    fullTime: withoutKicks(scores.fullTime),
    extraTime: withoutKicks(scores.extraTime),
    shootOut: shootOut === null || isSamePair(shootOut, total) ? kicks : shootOut,
  };
}

const sumOf = ([home, away]: Pair): number => home + away;

/** The score after the last goal; null where none is named. */
const lastScore = (goals: readonly MatchGoal[]): Pair | null => inOrder(goals).at(-1)?.score ?? null;

/**
 * The goals that say whose they are: those that raise the score of one side by one. Where one is missing in between, or an entry
 * only repeats the score, the score alone says how many there were.
 * @param teamIds our ids of home and away
 * @param endsAfterNinety whether the match has no extra time
 */
function toGoals(
  goals: readonly MatchGoal[],
  teamIds: readonly [home: string, away: string],
  endsAfterNinety: boolean,
): readonly Goal[] {
  let before: Pair = [0, 0];
  return inOrder(goals).flatMap((goal): Goal[] => {
    const side = sideOf(before, goal.score);
    if (sumOf(goal.score) > sumOf(before)) before = goal.score;
    if (side === null) return [];
    const how = kindOf(goal);
    const name = goal.goalGetterName?.trim() ?? "";
    // An own goal is named after the player of the other side.
    const teamId = teamIds[(side === 1) === (how !== "own-goal") ? 0 : 1];
    const player = name === "" ? null : toPlayer(sportIds.soccer, teamId, name);
    return [{ key: String(goal.goalID), side, minute: printedMinute(goal, endsAfterNinety), player, how }];
  });
}

/** The source adds the minutes of added time: 92 is 90+2 where no extra time follows, and a 47th that it marks is 45+2. */
function printedMinute({ matchMinute, isOvertime }: MatchGoal, endsAfterNinety: boolean): string {
  if (matchMinute === null || matchMinute < 1) return "";
  if (matchMinute > 90) return endsAfterNinety ? `90+${matchMinute - 90}` : String(matchMinute);
  const isAdded = isOvertime === true && matchMinute > 45 && matchMinute <= latestOfFirstHalf;
  return isAdded ? `45+${matchMinute - 45}` : String(matchMinute);
}

const latestOfFirstHalf = 60;

function sideOf(before: Pair, after: Pair): Side | null {
  if (after[0] === before[0] + 1 && after[1] === before[1]) return 1;
  return after[1] === before[1] + 1 && after[0] === before[0] ? 2 : null;
}

function kindOf({ isOwnGoal, isPenalty }: MatchGoal): GoalKind {
  if (isOwnGoal === true) return "own-goal";
  return isPenalty === true ? "penalty" : "open-play";
}

/** Reads a match as OpenLigaDB describes it. @returns the game, or in words why there is none */
export function toGame(match: Match, shortcut: string, clubs: Clubs): Game | string {
  const { group, team1, team2, leagueSeason, matchIsFinished } = match;
  const round = group.groupName ?? String(group.groupOrderID);
  const facts = leagueOf(shortcut, match.leagueName ?? shortcut);
  const season = toSeason(leagueSeason, facts.sides === "national teams");
  const startSeconds = toStart(match);
  if (startSeconds === null) return "has no start";
  const competition = { key: shortcut, facts, season, clubs };
  const home = toSide(team1, competition);
  const away = toSide(team2, competition);
  if (home.id === away.id || home.slug === "" || away.slug === "") return "has no two sides";
  const named = toScores(match.matchResults);
  const beforeKicks = named.shootOut === null ? null : (named.extraTime ?? named.fullTime);
  const inPlay = match.goals.filter((goal) => !isKick(goal, beforeKicks));
  const played = lastScore(inPlay);
  const kicks = match.goals.filter((goal) => isKick(goal, beforeKicks));
  const scores = withKicks(named, kicks, played);
  const resolved = matchIsFinished ? toResult(scores, round, facts) : null;
  const result = resolved?.result ?? null;
  return {
    sourceId: String(match.matchID),
    group: toGroup(shortcut, leagueSeason, group.groupOrderID),
    league: toLeague(facts, season, "openligadb"),
    sides: facts.sides ?? "clubs",
    round: toRound(round),
    table: team1.teamGroupName === null ? null : team1.teamGroupName.replace(/^Gruppe\s+/, ""),
    startSeconds,
    timeKnown: true,
    home,
    away,
    status: null,
    score: result?.extraTime ?? result?.fullTime ?? latestOf(scores, played),
    halfTime: scores.halfTime,
    goals: toGoals(inPlay, [home.id, away.id], isOfGroup(round, facts)),
    details: toInformation(match),
    result,
    isOver: matchIsFinished,
    ...(resolved === null || resolved.dropped.length === 0 ? {} : { dropped: resolved.dropped }),
  };
}

/** Ground and crowd. */
function toInformation({ location, numberOfViewers }: Match): readonly Detail[] {
  const [venue, town] = [location?.locationStadium, location?.locationCity].map((name) => name?.trim().slice(0, 120));
  const information = {
    ...(venue === undefined || venue === "" ? {} : { venue }),
    ...(town === undefined || town === "" ? {} : { town }),
    ...(numberOfViewers === null || numberOfViewers <= 0 ? {} : { attendance: numberOfViewers }),
  };
  if (Object.keys(information).length === 0) return [];
  return [{ key: "information", minute: "0", content: { kind: "information", information } }];
}

type Competition = {
  readonly key: string;
  readonly facts: LeagueFacts;
  readonly season: string;
  readonly clubs: Clubs;
};

/** Names are German: that is what a club is called where German is spoken. */
function toSide({ teamId, teamName }: Match["team1"], { key, facts, season, clubs }: Competition): Participant {
  if (facts.sides === "national teams") return toNationalTeam(toEnglishName(teamName), season);
  const { participant, written } = clubs.toClub(teamId, teamName, { key, countryKey: facts.countryKey });
  return participant.name === written ? participant : { ...participant, names: { de: written } };
}

/** The naive time is that of Germany. */
function toStart({ matchDateTimeUTC, matchDateTime }: Match): number | null {
  const utcMs = Date.parse(matchDateTimeUTC ?? "");
  if (!Number.isNaN(utcMs)) return Math.floor(utcMs / 1000);
  const asUtcSeconds = Date.parse(`${matchDateTime ?? ""}Z`) / 1000;
  if (Number.isNaN(asUtcSeconds)) return null;
  return zonedSeconds(Math.floor(asUtcSeconds / 86_400), Math.floor((asUtcSeconds % 86_400) / 60), "Europe/Berlin");
}

/** "21. Spieltag" → "21", which every language can print; other names stay. */
const toRound = (name: string): string => /^(\d+)\. Spieltag$/.exec(name)?.[1] ?? name.slice(0, 80);

/** A match of a matchday or of a group ends after ninety minutes. */
const isOfGroup = (round: string, { format }: LeagueFacts): boolean =>
  format !== "knock-out" && /spieltag|gruppe|vorrunde/i.test(round);

/** The result, null until the final score is there: editors mark a match as over before they enter its score. */
function toResult(
  { fullTime, halfTime, extraTime, shootOut }: Scores,
  round: string,
  facts: LeagueFacts,
): Resolved | null {
  if (fullTime === null) return null;
  if (!isOfGroup(round, facts)) return resolveResult({ halfTime, fullTime, extraTime, shootOut });
  const resolved = resolveResult({ halfTime, fullTime, extraTime: null, shootOut: null });
  if (extraTime === null && shootOut === null) return resolved;
  return {
    ...resolved,
    dropped: [...resolved.dropped, `dropped: a match of "${round}" has no extra time and no shoot-out`],
  };
}

/** The score of a match without a result. */
const latestOf = ({ extraTime, fullTime, halfTime }: Scores, played: Pair | null): Pair =>
  extraTime ?? fullTime ?? played ?? halfTime ?? [0, 0];
