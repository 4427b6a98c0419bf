import { statisticTypes } from "../../../shared/sports/statistic-types.ts";
import { sets } from "../../../shared/sports/period-statuses.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { Facts } from "../../../shared/timeline/facts.ts";
import type { Figure, Pair, Side } from "../../../shared/timeline/incident.ts";
import { isSetOver } from "../../../shared/sports/set-rules.ts";
import { retire } from "./play-sets.ts";
import { between, indexOf, otherSide, sideBy, type Play } from "./recorder.ts";

const gamesToWin = 6;
const serverChance = 0.63;
/** An edge of 1 adds this much to the chance of winning a point. */
const edgeWeight = 0.06;
const pointSeconds = [24, 48] as const;
const changeSeconds = [30, 80] as const;
const setBreakSeconds = 120;
const retiredShare = 0.02;
const tieBreakStatuses = [
  eventStatus.tieBreak1,
  eventStatus.tieBreak2,
  eventStatus.tieBreak3,
  eventStatus.tieBreak4,
  eventStatus.tieBreak5,
];
const pointNames = ["0", "15", "30", "40"];
/** Shares of the points that are won in such a way. */
const aceShare = 0.11;
const doubleFaultShare = 0.1;
const winnerShare = 0.4;
const firstServeShare = 0.63;

/** The counts of a set or a match, one number for each side. */
type Counts = Record<"winners" | "unforcedErrors" | "services" | "firstServes", [number, number]>;
const noCounts = (): Counts => ({ winners: [0, 0], unforcedErrors: [0, 0], services: [0, 0], firstServes: [0, 0] });
/** A match in play, with the counts of the current set and of the whole match. */
type Match = Play & { readonly match: Counts; set: Counts };

/** Best of three or five sets, with a tie-break at six all. */
export function playTennis(play: Play, bestOf: number): void {
  const { recorder, random } = play;
  const setsToWin = (bestOf + 1) / 2;
  const won: [number, number] = [0, 0];
  let server = sideBy(random, 0.5);
  const retiresInSet = random() < retiredShare ? 1 : -1;
  const match: Match = { ...play, match: noCounts(), set: noCounts() };
  for (let index = 0; Math.max(...won) < setsToWin; index += 1) {
    recorder.status(sets[index] ?? eventStatus.set5);
    if (index === 0) recorder.facts({ bestOfFrames: bestOf });
    match.set = noCounts();
    const games: [number, number] = [0, 0];
    let winner: Side = server;
    const isTieBreak = () => games[0] === gamesToWin && games[1] === gamesToWin;
    while (!isSetOver(games, gamesToWin, gamesToWin + 1)) {
      if (index === retiresInSet && games[0] + games[1] === 5) return retire(play);
      if (isTieBreak()) recorder.status(tieBreakStatuses[index] ?? eventStatus.tieBreak5);
      winner = isTieBreak() ? playTieBreak(match, server, index) : playGame(match, server);
      games[indexOf(winner)] += 1;
      recorder.facts({ homeGamePoints: null, awayGamePoints: null });
      recorder.points(winner, 1);
      recordFigures(match, index + 1);
      server = otherSide(server);
      recorder.wait(between(random, ...changeSeconds));
    }
    won[indexOf(winner)] += 1;
    recorder.periodWon(winner);
    if (Math.max(...won) < setsToWin) recorder.wait(setBreakSeconds);
  }
  recorder.facts({ serve: null, homeGamePoints: null, awayGamePoints: null });
  recorder.status(eventStatus.finished);
}

function playPoint(match: Match, server: Side): Side {
  const { recorder, random, edge } = match;
  recorder.wait(between(random, ...pointSeconds));
  const own = serverChance + (server === 1 ? edge : -edge) * edgeWeight;
  const winner = random() < own ? server : otherSide(server);
  recordPoint(match, server, winner);
  return winner;
}

/** Aces and double faults are reported, the rest is counted. */
function recordPoint({ recorder, detail, match, set }: Match, server: Side, winner: Side): void {
  const count = (name: keyof Counts, side: Side) => {
    match[name][indexOf(side)] += 1;
    set[name][indexOf(side)] += 1;
  };
  const chance = detail();
  count("services", server);
  if (server !== winner && chance < doubleFaultShare) {
    recorder.play(server, "double-fault");
    return;
  }
  if (detail() < firstServeShare) count("firstServes", server);
  if (server === winner && chance < aceShare) recorder.play(server, "ace");
  else if (chance < aceShare + winnerShare) count("winners", winner);
  else if (chance < aceShare + 2 * winnerShare) count("unforcedErrors", otherSide(winner));
}

function recordFigures({ recorder, match, set }: Match, period: number): void {
  recorder.record({ kind: "statistics", period, figures: toFigures(set) });
  recorder.record({ kind: "statistics", period: 0, figures: toFigures(match) });
}

const toFigures = ({ winners, unforcedErrors, services, firstServes }: Counts): readonly Figure[] => [
  { type: statisticTypes.winners, home: String(winners[0]), away: String(winners[1]) },
  { type: statisticTypes.unforcedErrors, home: String(unforcedErrors[0]), away: String(unforcedErrors[1]) },
  {
    type: statisticTypes.firstServe,
    home: shareText(firstServes[0], services[0]),
    away: shareText(firstServes[1], services[1]),
  },
];

/** "62% (31/50)". */
const shareText = (period: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.round((period / whole) * 100)}% (${period}/${whole})`;

function playGame(match: Match, server: Side): Side {
  const { recorder } = match;
  const receiver = otherSide(server);
  const points: [number, number] = [0, 0];
  recorder.facts({ serve: server, homeGamePoints: "0", awayGamePoints: "0" });
  for (;;) {
    const winner = playPoint(match, server);
    points[indexOf(winner)] += 1;
    if (isSetOver(points, 4, Infinity)) {
      if (winner === receiver) recorder.play(receiver, "service-break");
      return winner;
    }
    recorder.facts({
      homeGamePoints: pointName(points[0], points[1]),
      awayGamePoints: pointName(points[1], points[0]),
    });
    if (isOnePointAway(points, receiver)) recorder.play(receiver, "break-point");
  }
}

/** Whether the next point would win a side the game. */
const isOnePointAway = (points: Pair, side: Side): boolean => {
  const [own, other] = side === 1 ? points : [points[1], points[0]];
  return isSetOver([own + 1, other], 4, Infinity);
};

/** "40" stays while both have it; the one ahead after that has "A". */
const pointName = (own: number, other: number): string =>
  own >= 4 && own > other ? "A" : (pointNames[Math.min(own, 3)] ?? "40");

/** To seven by two; the serve changes after the first point and then after every second one. */
function playTieBreak(match: Match, first: Side, index: number): Side {
  const { recorder } = match;
  const points: [number, number] = [0, 0];
  let server = first;
  for (;;) {
    recorder.facts({ serve: server, ...tieBreakFacts(points, index) });
    const winner = playPoint(match, server);
    points[indexOf(winner)] += 1;
    if ((points[0] + points[1]) % 2 === 1) server = otherSide(server);
    if (isSetOver(points, 7, Infinity)) {
      recorder.facts(tieBreakFacts(points, index));
      return winner;
    }
  }
}

function tieBreakFacts([home, away]: Pair, index: number): Facts {
  const running = { homeGamePoints: String(home), awayGamePoints: String(away) };
  switch (index) {
    case 0:
      return { ...running, homeTieBreak1: home, awayTieBreak1: away };
    case 1:
      return { ...running, homeTieBreak2: home, awayTieBreak2: away };
    case 2:
      return { ...running, homeTieBreak3: home, awayTieBreak3: away };
    case 3:
      return { ...running, homeTieBreak4: home, awayTieBreak4: away };
    default:
      return { ...running, homeTieBreak5: home, awayTieBreak5: away };
  }
}
