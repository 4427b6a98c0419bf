import { stage } from "../../../../../shared/sports/stages.ts";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import type { Incident } from "../../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../../shared/timeline/schedule.ts";
import { intBetween, randomOf } from "../random.ts";
import { announcements } from "./announcements.ts";
import { createBoxScore } from "./box-score.ts";
import { duelEdge } from "./duel-edge.ts";
import { boutSport, playBout } from "./play-bout.ts";
import { playCricket } from "./play-cricket.ts";
import { frameSport, playFrames } from "./play-frames.ts";
import { inningsSport, playInnings } from "./play-innings.ts";
import { playSets, setSport } from "./play-sets.ts";
import { playTennis } from "./play-tennis.ts";
import { playTimed } from "./play-timed.ts";
import { playerSports } from "./player-sports.ts";
import { squadIn } from "./squad.ts";
import { createTape, sideBy, type Play, type Teams } from "./tape.ts";
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
  const detail = randomOf(seed, "detail", schedule.eventId);
  const play: Play = { tape, random, detail, edge: duelEdge(schedule), sportId, teams: teamsOf(seed, schedule) };
  playDuel(play);
  return [...announcements(seed, schedule, play.teams), ...tape.incidents];
}

function teamsOf(seed: string, { sportId, home, away }: Schedule): Teams | null {
  const squads = [squadIn(seed, sportId, home), away === null ? null : squadIn(seed, sportId, away)] as const;
  if (squads[0] === null || squads[1] === null) return null;
  const known = [squads[0], squads[1]] as const;
  return { squads: known, boxScore: createBoxScore(sportId, known), resting: new Set() };
}

function playDuel(play: Play): void {
  const { sportId } = play;
  if (sportId === sportIds.tennis) return playTennis(play, 3);
  if (sportId === sportIds.cricket) return playCricket(play, "t20");
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
