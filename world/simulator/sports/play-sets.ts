import { sets as setStatuses } from "../../../shared/sports/period-statuses.ts";
import { isSetOver, setRulesOf, type SetRules } from "../../../shared/sports/set-rules.ts";
import { isServing } from "../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { Side } from "../../../shared/timeline/incident.ts";
import type { PlayName } from "../../../shared/timeline/plays.ts";
import { between, castPlayer, indexOf, sideBy, recordPlayers, type Play } from "./recorder.ts";

/** A sport of sets, and how it is played. */
export type SetSport = SetRules & {
  readonly rallySeconds: readonly [number, number];
  readonly breakSeconds: number;
  /** Share of matches that a side gives up. */
  readonly retiredShare: number;
  readonly rallies: Rallies;
  /** Whether incidents say who serves. */
  readonly isServing: boolean;
};

/** How rallies end: shares of the points that the server wins by aces, that it loses by errors, and of the other points. */
type Rallies = {
  readonly ace: number;
  readonly serviceError: number;
  readonly others: readonly (readonly [how: PlayName, share: number])[];
};

const volleys: Rallies = {
  ace: 0.2,
  serviceError: 0.22,
  others: [
    ["attack", 0.62],
    ["net-block", 0.14],
  ],
};
const shuttles: Rallies = { ace: 0.01, serviceError: 0.03, others: [["smash", 0.4]] };
const smallBalls: Rallies = { ace: 0.08, serviceError: 0.03, others: [["winner", 0.45]] };

type Manner = Omit<SetSport, keyof SetRules | "isServing">;

const manners: ReadonlyMap<number, Manner> = new Map([
  [sportIds.volleyball, manner([26, 46], 180, 0, volleys)],
  [sportIds["beach-volleyball"], manner([24, 42], 60, 0.008, volleys)],
  [sportIds.badminton, manner([18, 38], 120, 0.015, shuttles)],
  [sportIds["table-tennis"], manner([12, 26], 60, 0.004, smallBalls)],
]);

export function setSport(sportId: number): SetSport | null {
  const rules = setRulesOf(sportId);
  const own = manners.get(sportId);
  return rules === null || own === undefined ? null : { ...rules, ...own, isServing: isServing(sportId) };
}

function manner(
  rallySeconds: readonly [number, number],
  breakSeconds: number,
  retiredShare: number,
  rallies: Rallies,
): Manner {
  return { rallySeconds, breakSeconds, retiredShare, rallies };
}

export function playSets(play: Play, sport: SetSport): void {
  const { recorder, random, edge } = play;
  const setsToWin = (sport.bestOf + 1) / 2;
  const won: [number, number] = [0, 0];
  const retiresInSet = random() < sport.retiredShare ? Math.floor(random() * setsToWin) : -1;
  const homeChance = 0.5 + edge * 0.07;
  for (let index = 0; Math.max(...won) < setsToWin; index += 1) {
    recorder.status(setStatuses[index] ?? eventStatus.set5);
    const isLast = index === sport.bestOf - 1;
    const points: [number, number] = [0, 0];
    let winner: Side = 1;
    while (!isSetOver(points, isLast ? sport.lastSetPoints : sport.points, sport.cap)) {
      recorder.wait(between(random, ...sport.rallySeconds));
      if (index === retiresInSet && points[0] + points[1] > sport.points / 2) return retire(play);
      const server = winner;
      winner = sideBy(random, homeChance);
      points[indexOf(winner)] += 1;
      recordRally(play, sport.rallies, server, winner);
      if (sport.isServing) recorder.facts({ serve: winner });
    }
    won[indexOf(winner)] += 1;
    recorder.periodWon(winner);
    recordPlayers(play);
    if (Math.max(...won) < setsToWin) recorder.wait(sport.breakSeconds);
  }
  if (sport.isServing) recorder.facts({ serve: null });
  recorder.status(eventStatus.finished);
}

function recordRally(play: Play, rallies: Rallies, server: Side, winner: Side): void {
  const { recorder, detail } = play;
  let chance = detail();
  if (server !== winner && chance < rallies.serviceError) {
    recorder.play(server, "service-error", "", castPlayer(play, server, null));
    return recorder.points(winner, 1);
  }
  let how: PlayName | undefined = "ace";
  if (server !== winner || chance >= rallies.ace) {
    chance = detail();
    how = rallies.others.find(([, share]) => (chance -= share) < 0)?.[0];
  }
  if (how === undefined) return recorder.points(winner, 1);
  const player = castPlayer(play, winner, how);
  recorder.points(winner, 1, { how, ...(player === undefined ? {} : { player }) });
}

/** One side retires: the other has won, whatever the score. */
export function retire({ recorder, random }: Play): void {
  recorder.facts({ winner: sideBy(random, 0.5), serve: null, homeGamePoints: null, awayGamePoints: null });
  recorder.status(eventStatus.retired);
}
