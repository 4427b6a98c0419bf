import type { CardColour, GoalKind, Incident, RetractionReason, Side } from "../../shared/timeline/incident.ts";
import { minuteText, type MatchClock } from "../../shared/timeline/plan/match-clock.ts";
import type { Moment } from "../../shared/timeline/plan/match-plan.ts";
import type { Shot } from "../../shared/timeline/shot.ts";
import type { Pitch, Weights } from "./pitch.ts";
import type { Action } from "./planned-actions.ts";
import { pick, type Random } from "../../shared/basics/random.ts";
import { drawShot, penaltyShot } from "./shot-places.ts";
import { otherSide } from "./sports/recorder.ts";
import type { SheetPlayer } from "./team-sheet.ts";

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
 * @param places decides where shots are taken from and nothing else; null where they are not recorded
 */
export function recordMatch(
  random: Random,
  actions: readonly Action[],
  clock: MatchClock,
  pitches: readonly [home: Pitch, away: Pitch],
  hasVideoReview: boolean,
  places: Random | null,
): readonly Incident[] {
  const incidents: Incident[] = [];
  let recorded = 0;
  const nextId = (letter: string) => `${letter}${(recorded += 1)}`;
  const pitchOf = (side: Side) => pitches[side - 1] ?? pitches[0];

  const play = (
    moment: Moment,
    side: Side,
    name: Extract<Incident, { kind: "play" }>["play"],
    member: SheetPlayer | null,
    isImportant = false,
    shot: { readonly shot?: Shot } = {},
  ) =>
    incidents.push({
      kind: "play",
      atSeconds: clock.at(moment),
      side,
      play: name,
      minute: minuteText(moment),
      ...(member === null ? {} : { player: member.player }),
      ...(isImportant ? { isImportant: true } : {}),
      ...shot,
    });
  const awardPenalty = (action: Action) =>
    play({ ...action, minutes: Math.max(0, action.minutes - 1.5) }, action.side, "penalty-awarded", null, true);
  const review = (action: Action, afterMinutes: number, outcome: "running" | "stands" | "taken-back") =>
    incidents.push({
      kind: "review",
      atSeconds: clock.at({ ...action, minutes: action.minutes + afterMinutes }),
      side: action.side,
      minute: minuteText(action),
      outcome,
    });

  function recordGoal(action: Action): void {
    const { side } = action;
    const pitch = pitchOf(side);
    const how = pick(random, goalKinds);
    const isOwnGoal = how === "own-goal";
    const scorer = isOwnGoal ? pitchOf(otherSide(side)).choose(ownGoalWeights) : pitch.choose(goalWeights);
    const mayHaveAssist = how === "open-play" || how === "header";
    const assist =
      scorer !== null && mayHaveAssist && random() < assistShare ? pitch.choose(assistWeights, scorer) : null;
    if (how === "penalty") awardPenalty(action);
    const id = nextId("g");
    const isAmended = !isOwnGoal && scorer !== null && random() < amendedShare;
    // Reported for another player at first; the real scorer is reported later.
    const first = isAmended ? pitch.choose(goalWeights, scorer) : scorer;
    incidents.push({
      kind: "goal",
      id,
      atSeconds: clock.at(action),
      side,
      minute: minuteText(action),
      how,
      ...(first === null ? {} : { player: first.player }),
      ...(assist === null || assist === first ? {} : { assist: assist.player }),
      ...(places === null || how === "own-goal" ? {} : { shot: drawShot(places, how) }),
    });
    if (isAmended) {
      const atSeconds = clock.at(action) + 900;
      incidents.push({ kind: "amended", atSeconds, incidentId: id, changes: { player: scorer.player } });
    }
    if (scorer !== null) (isOwnGoal ? pitchOf(otherSide(side)) : pitch).note(scorer, isOwnGoal ? "ownGoals" : "goals");
    if (scorer !== null && !isOwnGoal) {
      pitch.note(scorer, "shots");
      pitch.note(scorer, "shotsOnTarget");
    }
    if (assist !== null && assist !== first) pitch.note(assist, "assists");
    if (hasVideoReview && action.minutes < 42 && random() < reviewedShare) {
      review(action, 0.6, "running");
      review(action, 2.2, "stands");
    }
  }

  /** A goal that does not count: reviewed by video where there is one, else disallowed at once. */
  function recordGhostGoal(action: Action): void {
    const scorer = pitchOf(action.side).choose(goalWeights);
    const id = nextId("g");
    incidents.push({
      kind: "goal",
      id,
      atSeconds: clock.at(action),
      side: action.side,
      minute: minuteText(action),
      how: "open-play",
      ...(scorer === null ? {} : { player: scorer.player }),
    });
    const afterMinutes = hasVideoReview ? 2.4 : 0.7;
    if (hasVideoReview) {
      review(action, 0.5, "running");
      review(action, afterMinutes, "taken-back");
    }
    incidents.push({
      kind: "retracted",
      atSeconds: clock.at({ ...action, minutes: action.minutes + afterMinutes }),
      incidentId: id,
      reason: hasVideoReview ? pick(random, retractionReasons) : "offside",
    });
  }

  /** A player with a yellow card is careful: the second one is a dismissal, and dismissals are planned. */
  function recordYellowCard(action: Action): void {
    const pitch = pitchOf(action.side);
    const member = pitch.chooseBy(false, foulWeights);
    if (member === null) return;
    showCard(action, member, "yellow");
    pitch.note(member, "yellowCards");
  }

  function recordDismissal(action: Action): void {
    const pitch = pitchOf(action.side);
    const booked = random() < secondYellowShare ? pitch.chooseBy(true, foulWeights) : null;
    const member = booked ?? pitch.chooseBy(false, foulWeights);
    if (member === null) return;
    showCard(action, member, booked === null ? "red" : "second-yellow");
    pitch.note(member, "redCards");
    pitch.leave(member, playedMinutes(action));
  }

  const showCard = (action: Action, { player }: SheetPlayer, colour: CardColour) =>
    incidents.push({
      kind: "card",
      id: nextId("c"),
      atSeconds: clock.at(action),
      side: action.side,
      colour,
      minute: minuteText(action),
      player,
    });

  function recordSubstitution(action: Action): void {
    const pitch = pitchOf(action.side);
    const minute = playedMinutes(action);
    const off = pitch.chooseStarter(restWeights);
    if (off === null) return;
    const on = pitch.substitute(off, minute);
    if (on === null) return;
    incidents.push({
      kind: "substitution",
      id: nextId("s"),
      atSeconds: clock.at(action),
      side: action.side,
      minute: minuteText(action),
      off: off.player,
      on,
    });
  }

  function recordMissedPenalty(action: Action): void {
    const member = pitchOf(action.side).choose(goalWeights);
    if (member === null) return;
    awardPenalty(action);
    incidents.push({
      kind: "missed-penalty",
      id: nextId("m"),
      atSeconds: clock.at(action),
      side: action.side,
      minute: minuteText(action),
      player: member.player,
      ...(places === null ? {} : { shot: penaltyShot }),
    });
    pitchOf(action.side).note(member, "missedPenalties");
    if (random() < savedPenaltyShare) recordSave(action);
  }

  function recordSave(action: Action): void {
    const pitch = pitchOf(otherSide(action.side));
    const keeper = pitch.choose(keeperWeights);
    if (keeper === null) return;
    play(action, otherSide(action.side), "save", keeper);
    pitch.note(keeper, "saves");
  }

  function recordShot(action: Action, what: "shot-on-target" | "shot-off-target" | "shot-blocked" | "woodwork"): void {
    const pitch = pitchOf(action.side);
    const member = pitch.choose(goalWeights);
    const shot = places === null ? {} : { shot: drawShot(places, null) };
    play(action, action.side, what, member, what === "woodwork", shot);
    if (member !== null) pitch.note(member, "shots");
    if (what !== "shot-on-target") return;
    if (member !== null) pitch.note(member, "shotsOnTarget");
    recordSave(action);
  }

  function record(action: Action): void {
    const { side, what } = action;
    switch (what) {
      case "goal":
        return recordGoal(action);
      case "ghost-goal":
        return recordGhostGoal(action);
      case "yellow":
        return recordYellowCard(action);
      case "dismissal":
        return recordDismissal(action);
      case "substitution":
        return recordSubstitution(action);
      case "missed-penalty":
        return recordMissedPenalty(action);
      case "corner":
        play(action, side, what, null);
        return;
      case "offside": {
        const member = pitchOf(side).choose(offsideWeights);
        play(action, side, what, member);
        if (member !== null) pitchOf(side).note(member, "offsides");
        return;
      }
      case "foul": {
        const member = pitchOf(side).choose(foulWeights);
        play(action, side, what, member);
        if (member !== null) pitchOf(side).note(member, "fouls");
        if (random() < freeKickShare) play(action, otherSide(side), "free-kick", null);
        return;
      }
      default:
        return recordShot(action, what);
    }
  }

  for (const action of actions) record(action);
  return incidents;
}

const periodStarts = [0, 45, 90] as const;
const periodMinutes = [45, 45, 30] as const;

/** Minutes of regular play: added time counts as the last minute. */
export const playedMinutes = ({ period, minutes }: Moment): number =>
  periodStarts[period] + Math.min(minutes, periodMinutes[period]);
