import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import { statisticTypes } from "../../../shared/sports/statistic-types.ts";
import { pick } from "../../../shared/basics/random.ts";
import { between, indexOf, otherSide, sideBy, type Play } from "./recorder.ts";

/** A fight in rounds: it ends early or goes to the judges. */
export type BoutSport = {
  readonly rounds: number;
  readonly roundSeconds: number;
  readonly breakSeconds: number;
  /** Chance that a round is the last one, and how it then ends. */
  readonly finishChance: number;
  readonly finishes: readonly string[];
  /** Blows that land, and knockdowns or takedowns, of both sides in a whole round. */
  readonly strikes: number;
  readonly falls: number;
  readonly fall: "knockdown" | "takedown";
};

const boutSports: ReadonlyMap<number, BoutSport> = new Map([
  [
    sportIds.boxing,
    {
      rounds: 12,
      roundSeconds: 180,
      breakSeconds: 60,
      finishChance: 0.06,
      finishes: ["KO", "TKO", "TKO", "RTD"],
      strikes: 32,
      falls: 0.06,
      fall: "knockdown",
    },
  ],
  [
    sportIds.mma,
    {
      rounds: 3,
      roundSeconds: 300,
      breakSeconds: 60,
      finishChance: 0.22,
      finishes: ["KO", "TKO", "TKO", "SUB", "SUB"],
      strikes: 44,
      falls: 1.2,
      fall: "takedown",
    },
  ],
]);

export const boutSport = (sportId: number): BoutSport | null => boutSports.get(sportId) ?? null;

export const homeWinChance = (edge: number): number => 0.5 + edge * 0.35;

/** Unanimous, split and majority decisions, as often as they are given. */
const decisions = ["UD", "UD", "UD", "SD", "MD"];

export function playBout(play: Play, sport: BoutSport): void {
  const { recorder, random, detail, edge } = play;
  const winner = sideBy(random, homeWinChance(edge));
  const strikes: [number, number] = [0, 0];
  recorder.status(eventStatus.live);
  for (let round = 1; round <= sport.rounds; round += 1) {
    recorder.facts({ frameCount: round, bestOfFrames: sport.rounds });
    const isLast = random() < sport.finishChance;
    const seconds = isLast ? between(random, 20, sport.roundSeconds) : sport.roundSeconds;
    fight(seconds);
    if (isLast) return end(pick(random, sport.finishes));
    if (round < sport.rounds) recorder.wait(sport.breakSeconds);
  }
  recorder.wait(120);
  end(pick(random, decisions));

  function fight(seconds: number) {
    const share = seconds / sport.roundSeconds;
    const hasFall = detail() < sport.falls * share;
    const fallAt = detail() * seconds;
    const winnersShare = 0.5 + detail() * 0.2;
    if (hasFall) {
      recorder.wait(fallAt);
      recorder.play(detail() < 0.7 ? winner : otherSide(winner), sport.fall);
    }
    recorder.wait(hasFall ? seconds - fallAt : seconds);
    const landed = sport.strikes * share * (0.6 + detail() * 0.8);
    strikes[indexOf(winner)] += Math.round(landed * winnersShare);
    strikes[indexOf(otherSide(winner))] += Math.round(landed * (1 - winnersShare));
    const figure = { type: statisticTypes.strikes, home: String(strikes[0]), away: String(strikes[1]) };
    recorder.record({ kind: "statistics", period: 0, figures: [figure] });
  }

  function end(finishMethod: string) {
    if (finishMethod === "KO") recorder.play(winner, "knockdown");
    recorder.facts({ winner, finishMethod });
    recorder.status(eventStatus.finished);
  }
}
