import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { stage } from "../../../../../shared/sports/stages.ts";
import { between, sideBy, type Play } from "./tape.ts";

/** A fight in rounds: it ends early or goes to the judges. */
export type BoutSport = {
  readonly rounds: number;
  readonly roundSeconds: number;
  readonly breakSeconds: number;
  /** Chance that a round is the last one, and how it then ends. */
  readonly finishChance: number;
  readonly finishes: readonly string[];
};

const boutSports: ReadonlyMap<number, BoutSport> = new Map([
  [
    sportIds.boxing,
    { rounds: 12, roundSeconds: 180, breakSeconds: 60, finishChance: 0.06, finishes: ["KO", "TKO", "TKO", "RTD"] },
  ],
  [
    sportIds.mma,
    {
      rounds: 3,
      roundSeconds: 300,
      breakSeconds: 60,
      finishChance: 0.22,
      finishes: ["KO", "TKO", "TKO", "SUB", "SUB"],
    },
  ],
]);

export const boutSport = (sportId: number): BoutSport | null => boutSports.get(sportId) ?? null;

export const homeWinChance = (edge: number): number => 0.5 + edge * 0.35;

/** Unanimous, split and majority decisions, as often as they are given. */
const decisions = ["UD", "UD", "UD", "SD", "MD"];

export function playBout({ tape, random, edge }: Play, sport: BoutSport): void {
  const winner = sideBy(random, homeWinChance(edge));
  tape.stage(stage.live);
  for (let round = 1; round <= sport.rounds; round += 1) {
    tape.facts({ frameCount: round, bestOfFrames: sport.rounds });
    if (random() < sport.finishChance) {
      tape.wait(between(random, 20, sport.roundSeconds));
      return end(pick(random(), sport.finishes));
    }
    tape.wait(sport.roundSeconds);
    if (round < sport.rounds) tape.wait(sport.breakSeconds);
  }
  tape.wait(120);
  end(pick(random(), decisions));

  function end(finishMethod: string) {
    tape.facts({ winner, finishMethod });
    tape.stage(stage.finished);
  }
}

const pick = (chance: number, items: readonly string[]): string => items[Math.floor(chance * items.length)] ?? "";
