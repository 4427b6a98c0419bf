import type { CardColour, GoalKind, Incident, RetractionReason } from "../../shared/timeline/incident.ts";
import { minuteText } from "../../shared/timeline/plan/match-clock.ts";
import type { Moment } from "../../shared/timeline/plan/match-plan.ts";
import type { Weights } from "./pitch.ts";
import type { Action } from "./planned-actions.ts";
import { pick } from "../../shared/basics/random.ts";
import { drawShot, penaltyShot } from "./shot-places.ts";
import { otherSide } from "./sports/recorder.ts";
import type { SheetPlayer } from "./team-sheet.ts";
import { MatchRecorder, type RecordedMatch } from "./match-recorder.ts";

const goalWeights: Weights = { goalkeeper: 0, defender: 1, midfielder: 2.6, forward: 6 };
const assistWeights: Weights = { goalkeeper: 0.1, defender: 1.5, midfielder: 4, forward: 3 };
const foulWeights: Weights = { goalkeeper: 0.1, defender: 3, midfielder: 3, forward: 1.6 };
const offsideWeights: Weights = { goalkeeper: 0, defender: 0.2, midfielder: 1, forward: 6 };
const ownGoalWeights: Weights = { goalkeeper: 0.6, defender: 5, midfielder: 1, forward: 0.3 };
const restWeights: Weights = { goalkeeper: 0, defender: 1.4, midfielder: 3, forward: 3.2 };
const keeperWeights: Weights = { goalkeeper: 1, defender: 0, midfielder: 0, forward: 0 };

const goalKinds: readonly GoalKind[] = [
  ...Array<GoalKind>(66).fill("open-play"),
  ...Array<GoalKind>(18).fill("header"),
  ...Array<GoalKind>(9).fill("penalty"),
  ...Array<GoalKind>(4).fill("free-kick"),
  ...Array<GoalKind>(3).fill("own-goal"),
];
const assistShare = 0.72;
const secondYellowShare = 0.6;
const freeKickShare = 0.45;
const reviewedShare = 0.05;
const amendedShare = 0.015;
const savedPenaltyShare = 0.7;
const retractionReasons: readonly RetractionReason[] = [
  "offside",
  "offside",
  "offside",
  "handball",
  "foul",
  "video-review",
];

/**
 * Chooses the player of each action, in the order of the game, so that only players on the pitch act, and nobody after
 * a red card.
 */
export function recordMatch(actions: readonly Action[], recorded: RecordedMatch): readonly Incident[] {
  const match = new MatchRecorder(recorded);
  for (const action of actions) record(match, action);
  return match.incidents;
}

function recordGoal(match: MatchRecorder, action: Action): void {
  const { side } = action;
  const pitch = match.pitchOf(side);
  const how = pick(match.random, goalKinds);
  const isOwnGoal = how === "own-goal";
  const scorer = isOwnGoal ? match.pitchOf(otherSide(side)).choose(ownGoalWeights) : pitch.choose(goalWeights);
  const mayHaveAssist = how === "open-play" || how === "header";
  const assist =
    scorer !== null && mayHaveAssist && match.random() < assistShare ? pitch.choose(assistWeights, scorer) : null;
  if (how === "penalty") match.awardPenalty(action);
  const id = match.nextId("g");
  const isAmended = !isOwnGoal && scorer !== null && match.random() < amendedShare;
  // Reported for another player at first; the real scorer is reported later.
  const first = isAmended ? pitch.choose(goalWeights, scorer) : scorer;
  match.incidents.push({
    kind: "goal",
    id,
    atSeconds: match.clock.at(action),
    side,
    minute: minuteText(action),
    how,
    ...(first === null ? {} : { player: first.player }),
    ...(assist === null || assist === first ? {} : { assist: assist.player }),
    ...(match.places === null || how === "own-goal" ? {} : { shot: drawShot(match.places, how) }),
  });
  if (isAmended) {
    const atSeconds = match.clock.at(action) + 900;
    match.incidents.push({ kind: "amended", atSeconds, incidentId: id, changes: { player: scorer.player } });
  }
  if (scorer !== null)
    (isOwnGoal ? match.pitchOf(otherSide(side)) : pitch).note(scorer, isOwnGoal ? "ownGoals" : "goals");
  if (scorer !== null && !isOwnGoal) {
    pitch.note(scorer, "shots");
    pitch.note(scorer, "shotsOnTarget");
  }
  if (assist !== null && assist !== first) pitch.note(assist, "assists");
  if (match.hasVideoReview && action.minutes < 42 && match.random() < reviewedShare) {
    match.review(action, 0.6, "running");
    match.review(action, 2.2, "stands");
  }
}

/** A goal that does not count: reviewed by video where there is one, else disallowed at once. */
function recordGhostGoal(match: MatchRecorder, action: Action): void {
  const scorer = match.pitchOf(action.side).choose(goalWeights);
  const id = match.nextId("g");
  match.incidents.push({
    kind: "goal",
    id,
    atSeconds: match.clock.at(action),
    side: action.side,
    minute: minuteText(action),
    how: "open-play",
    ...(scorer === null ? {} : { player: scorer.player }),
  });
  const afterMinutes = match.hasVideoReview ? 2.4 : 0.7;
  if (match.hasVideoReview) {
    match.review(action, 0.5, "running");
    match.review(action, afterMinutes, "taken-back");
  }
  match.incidents.push({
    kind: "retracted",
    atSeconds: match.clock.at({ ...action, minutes: action.minutes + afterMinutes }),
    incidentId: id,
    reason: match.hasVideoReview ? pick(match.random, retractionReasons) : "offside",
  });
}

/** A player with a yellow card is careful: the second one is a dismissal, and dismissals are planned. */
function recordYellowCard(match: MatchRecorder, action: Action): void {
  const pitch = match.pitchOf(action.side);
  const member = pitch.chooseBy(false, foulWeights);
  if (member === null) return;
  showCard(match, action, member, "yellow");
  pitch.note(member, "yellowCards");
}

function recordDismissal(match: MatchRecorder, action: Action): void {
  const pitch = match.pitchOf(action.side);
  const booked = match.random() < secondYellowShare ? pitch.chooseBy(true, foulWeights) : null;
  const member = booked ?? pitch.chooseBy(false, foulWeights);
  if (member === null) return;
  showCard(match, action, member, booked === null ? "red" : "second-yellow");
  pitch.note(member, "redCards");
  pitch.leave(member, playedMinutes(action));
}

function showCard(match: MatchRecorder, action: Action, { player }: SheetPlayer, colour: CardColour): void {
  match.incidents.push({
    kind: "card",
    id: match.nextId("c"),
    atSeconds: match.clock.at(action),
    side: action.side,
    colour,
    minute: minuteText(action),
    player,
  });
}

function recordSubstitution(match: MatchRecorder, action: Action): void {
  const pitch = match.pitchOf(action.side);
  const minute = playedMinutes(action);
  const off = pitch.chooseStarter(restWeights);
  if (off === null) return;
  const on = pitch.substitute(off, minute);
  if (on === null) return;
  match.incidents.push({
    kind: "substitution",
    id: match.nextId("s"),
    atSeconds: match.clock.at(action),
    side: action.side,
    minute: minuteText(action),
    off: off.player,
    on,
  });
}

function recordMissedPenalty(match: MatchRecorder, action: Action): void {
  const member = match.pitchOf(action.side).choose(goalWeights);
  if (member === null) return;
  match.awardPenalty(action);
  match.incidents.push({
    kind: "missed-penalty",
    id: match.nextId("m"),
    atSeconds: match.clock.at(action),
    side: action.side,
    minute: minuteText(action),
    player: member.player,
    ...(match.places === null ? {} : { shot: penaltyShot }),
  });
  match.pitchOf(action.side).note(member, "missedPenalties");
  if (match.random() < savedPenaltyShare) recordSave(match, action);
}

function recordSave(match: MatchRecorder, action: Action): void {
  const pitch = match.pitchOf(otherSide(action.side));
  const keeper = pitch.choose(keeperWeights);
  if (keeper === null) return;
  match.play(action, otherSide(action.side), "save", keeper);
  pitch.note(keeper, "saves");
}

function recordShot(
  match: MatchRecorder,
  action: Action,
  what: "shot-on-target" | "shot-off-target" | "shot-blocked" | "woodwork",
): void {
  const pitch = match.pitchOf(action.side);
  const member = pitch.choose(goalWeights);
  match.play(action, action.side, what, member, {
    ...(what === "woodwork" ? { isImportant: true } : {}),
    ...(match.places === null ? {} : { shot: drawShot(match.places, null) }),
  });
  if (member !== null) pitch.note(member, "shots");
  if (what !== "shot-on-target") return;
  if (member !== null) pitch.note(member, "shotsOnTarget");
  recordSave(match, action);
}

function record(match: MatchRecorder, action: Action): void {
  const { side, what } = action;
  switch (what) {
    case "goal":
      return recordGoal(match, action);
    case "ghost-goal":
      return recordGhostGoal(match, action);
    case "yellow":
      return recordYellowCard(match, action);
    case "dismissal":
      return recordDismissal(match, action);
    case "substitution":
      return recordSubstitution(match, action);
    case "missed-penalty":
      return recordMissedPenalty(match, action);
    case "corner":
      match.play(action, side, what, null);
      return;
    case "offside": {
      const member = match.pitchOf(side).choose(offsideWeights);
      match.play(action, side, what, member);
      if (member !== null) match.pitchOf(side).note(member, "offsides");
      return;
    }
    case "foul": {
      const member = match.pitchOf(side).choose(foulWeights);
      match.play(action, side, what, member);
      if (member !== null) match.pitchOf(side).note(member, "fouls");
      if (match.random() < freeKickShare) match.play(action, otherSide(side), "free-kick", null);
      return;
    }
    default:
      return recordShot(match, action, what);
  }
}

const periodStarts = [0, 45, 90] as const;
const periodMinutes = [45, 45, 30] as const;

/** Minutes of regular play: added time counts as the last minute. */
export const playedMinutes = ({ period, minutes }: Moment): number =>
  periodStarts[period] + Math.min(minutes, periodMinutes[period]);
