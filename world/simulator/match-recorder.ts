import type { Incident, Side } from "../../shared/timeline/incident.ts";
import { minuteText, type MatchClock } from "../../shared/timeline/plan/match-clock.ts";
import type { Moment } from "../../shared/timeline/plan/match-plan.ts";
import type { Shot } from "../../shared/timeline/shot.ts";
import type { Pitch } from "./pitch.ts";
import type { Action } from "./planned-actions.ts";
import type { Random } from "../../shared/basics/random.ts";
import type { SheetPlayer } from "./team-sheet.ts";

/** A match that is being recorded. */
export type RecordedMatch = {
  readonly random: Random;
  readonly clock: MatchClock;
  readonly pitches: readonly [home: Pitch, away: Pitch];
  readonly hasVideoReview: boolean;
  /** Decides where shots are taken from and nothing else; null where they are not recorded. */
  readonly places: Random | null;
};

/** Collects the incidents of a match, and gives them their ids and times. */
export class MatchRecorder {
  readonly incidents: Incident[] = [];
  readonly random: Random;
  readonly clock: MatchClock;
  readonly hasVideoReview: boolean;
  readonly places: Random | null;
  readonly #pitches: RecordedMatch["pitches"];
  #ids = 0;

  constructor({ random, clock, pitches, hasVideoReview, places }: RecordedMatch) {
    this.random = random;
    this.clock = clock;
    this.#pitches = pitches;
    this.hasVideoReview = hasVideoReview;
    this.places = places;
  }

  nextId(letter: string): string {
    this.#ids += 1;
    return `${letter}${this.#ids}`;
  }

  pitchOf(side: Side): Pitch {
    return this.#pitches[side - 1] ?? this.#pitches[0];
  }

  play(
    moment: Moment,
    side: Side,
    name: Extract<Incident, { kind: "play" }>["play"],
    member: SheetPlayer | null,
    more: { readonly isImportant?: true; readonly shot?: Shot } = {},
  ): void {
    this.incidents.push({
      kind: "play",
      atSeconds: this.clock.at(moment),
      side,
      play: name,
      minute: minuteText(moment),
      ...(member === null ? {} : { player: member.player }),
      ...more,
    });
  }

  awardPenalty(action: Action): void {
    const moment = { ...action, minutes: Math.max(0, action.minutes - 1.5) };
    this.play(moment, action.side, "penalty-awarded", null, { isImportant: true });
  }

  review(action: Action, afterMinutes: number, outcome: "running" | "stands" | "taken-back"): void {
    this.incidents.push({
      kind: "review",
      atSeconds: this.clock.at({ ...action, minutes: action.minutes + afterMinutes }),
      side: action.side,
      minute: minuteText(action),
      outcome,
    });
  }
}
