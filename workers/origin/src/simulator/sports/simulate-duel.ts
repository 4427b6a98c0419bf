import { stage } from "../../../../../shared/sports/stages.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import type { Incident } from "../../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../../shared/timeline/schedule.ts";
import { intBetween, randomOf } from "../random.ts";
import { duelEdge } from "./duel-edge.ts";
import { boutSport, playBout } from "./play-bout.ts";
import { playCricket } from "./play-cricket.ts";
import { frameSport, playFrames } from "./play-frames.ts";
import { inningsSport, playInnings } from "./play-innings.ts";
import { playSets, setSport } from "./play-sets.ts";
import { playTennis } from "./play-tennis.ts";
import { playTimed } from "./play-timed.ts";
import { playerSports } from "./player-sports.ts";
import { createTape, sideBy, type Play } from "./tape.ts";
import { timedSport } from "./timed-sports.ts";

const postponedShare = 0.006;
const noticeSeconds = 3600;
const walkoverShare = 0.006;

/** All that will ever happen in a simulated duel of any sport but football: a pure function of (seed, event). */
export function simulateDuel(seed: string, schedule: Schedule): readonly Incident[] {
  const { sportId, startSeconds } = schedule;
  const random = randomOf(seed, "duel", schedule.eventId);
  if (random() < postponedShare && !playerSports.has(sportId)) {
    return [{ kind: "stage", atSeconds: startSeconds - noticeSeconds, stage: stage.postponed }];
  }
  if (random() < walkoverShare && playerSports.has(sportId)) {
    return [
      { kind: "facts", atSeconds: startSeconds - noticeSeconds, facts: { winner: sideBy(random, 0.5) } },
      { kind: "stage", atSeconds: startSeconds - noticeSeconds, stage: stage.walkover },
    ];
  }
  const tape = createTape(startSeconds + intBetween(random, 0, 90));
  const play: Play = { tape, random, edge: duelEdge(schedule), sportId };
  playDuel(play);
  return tape.incidents;
}

function playDuel(play: Play): void {
  const { sportId } = play;
  if (sportId === sportIds.tennis) return playTennis(play);
  if (sportId === sportIds.cricket) return playCricket(play);
  const timed = timedSport(sportId);
  if (timed !== null) return playTimed(play, timed);
  const sets = setSport(sportId);
  if (sets !== null) return playSets(play, sets);
  const frames = frameSport(sportId);
  if (frames !== null) return playFrames(play, frames);
  const innings = inningsSport(sportId);
  if (innings !== null) return playInnings(play, innings);
  const bout = boutSport(sportId);
  if (bout !== null) return playBout(play, bout);
  throw new RangeError(`no duels in sport ${sportId}`);
}
