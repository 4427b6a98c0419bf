import { stage } from "../../../../../shared/sports/stages.ts";
import type { Facts } from "../../../../../shared/timeline/facts.ts";
import type { Side } from "../../../../../shared/timeline/incident.ts";
import { isSetOver, retire, setStages } from "./play-sets.ts";
import { between, indexOf, otherSide, sideBy, type Play } from "./tape.ts";

const setsToWin = 2;
const gamesToWin = 6;
const serverChance = 0.63;
/** What an edge of 1 adds to the chance of a point. */
const edgeWeight = 0.06;
const pointSeconds = [24, 48] as const;
const changeSeconds = [30, 80] as const;
const setBreakSeconds = 120;
const retiredShare = 0.02;
const tieBreakStages = [stage.tieBreak1, stage.tieBreak2, stage.tieBreak3] as const;
const pointNames = ["0", "15", "30", "40"];

/** Best of three sets, with a tie-break at six all. */
export function playTennis(play: Play): void {
  const { tape, random } = play;
  const won: [number, number] = [0, 0];
  let server = sideBy(random, 0.5);
  const retiresInSet = random() < retiredShare ? 1 : -1;
  for (let index = 0; Math.max(...won) < setsToWin; index += 1) {
    tape.stage(setStages[index] ?? stage.set3);
    const games: [number, number] = [0, 0];
    let winner: Side = server;
    const isTieBreak = () => games[0] === gamesToWin && games[1] === gamesToWin;
    while (!isSetOver(games, gamesToWin, gamesToWin + 1)) {
      if (index === retiresInSet && games[0] + games[1] === 5) return retire(play);
      if (isTieBreak()) tape.stage(tieBreakStages[index] ?? stage.tieBreak3);
      winner = isTieBreak() ? playTieBreak(play, server, index) : playGame(play, server);
      games[indexOf(winner)] += 1;
      tape.facts({ homeGamePoints: null, awayGamePoints: null });
      tape.points(winner, 1);
      server = otherSide(server);
      tape.wait(between(random, ...changeSeconds));
    }
    won[indexOf(winner)] += 1;
    tape.partWon(winner);
    if (Math.max(...won) < setsToWin) tape.wait(setBreakSeconds);
  }
  tape.facts({ serve: null, homeGamePoints: null, awayGamePoints: null });
  tape.stage(stage.finished);
}

function playPoint({ tape, random, edge }: Play, server: Side): Side {
  tape.wait(between(random, ...pointSeconds));
  const own = serverChance + (server === 1 ? edge : -edge) * edgeWeight;
  return random() < own ? server : otherSide(server);
}

function playGame(play: Play, server: Side): Side {
  const points: [number, number] = [0, 0];
  play.tape.facts({ serve: server, homeGamePoints: "0", awayGamePoints: "0" });
  for (;;) {
    const winner = playPoint(play, server);
    points[indexOf(winner)] += 1;
    if (isSetOver(points, 4, Infinity)) return winner;
    play.tape.facts({
      homeGamePoints: pointName(points[0], points[1]),
      awayGamePoints: pointName(points[1], points[0]),
    });
  }
}

/** "40" stays while both have it; the one ahead after that has "A". */
const pointName = (own: number, other: number): string =>
  own >= 4 && own > other ? "A" : (pointNames[Math.min(own, 3)] ?? "40");

/** To seven by two; the serve changes after the first point and then after every second one. */
function playTieBreak(play: Play, first: Side, index: number): Side {
  const points: [number, number] = [0, 0];
  let server = first;
  for (;;) {
    play.tape.facts({ serve: server, ...tieBreakFacts(points, index) });
    const winner = playPoint(play, server);
    points[indexOf(winner)] += 1;
    if ((points[0] + points[1]) % 2 === 1) server = otherSide(server);
    if (isSetOver(points, 7, Infinity)) {
      play.tape.facts(tieBreakFacts(points, index));
      return winner;
    }
  }
}

function tieBreakFacts([home, away]: readonly [number, number], index: number): Facts {
  const running = { homeGamePoints: String(home), awayGamePoints: String(away) };
  if (index === 0) return { ...running, homeTieBreak1: home, awayTieBreak1: away };
  if (index === 1) return { ...running, homeTieBreak2: home, awayTieBreak2: away };
  return { ...running, homeTieBreak3: home, awayTieBreak3: away };
}
