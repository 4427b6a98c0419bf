import { isOfPersons } from "../../../shared/sports/catalogue.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";
import type { Incident } from "../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../shared/timeline/schedule.ts";
import type { EventState } from "../../../shared/timeline/event-state.ts";
import { foldTimeline } from "../../../shared/timeline/fold.ts";
import { announcements } from "./announcements.ts";
import { createBoxScore } from "./box-score.ts";
import { squadIn } from "./squad.ts";
import { type Teams, createRecorder, sideBy, type Play } from "./recorder.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { intBetween, randomOf } from "../../../shared/basics/random.ts";
import { duelRules, duelEdge } from "./duel-rules.ts";
import { boutSport, playBout } from "./play-bout.ts";
import { playCricket } from "./play-cricket.ts";
import { frameSport, playFrames, setOfLegs } from "./play-frames.ts";
import { inningsSport, playInnings } from "./play-innings.ts";
import { playSets, setSport } from "./play-sets.ts";
import { playTennis } from "./play-tennis.ts";
import { playTimed } from "./play-timed.ts";
import { timedSport } from "./timed-sports.ts";

const postponedShare = 0.006;
const noticeSeconds = 3600;
const walkoverShare = 0.006;
const tennisSets = 3;

/** The incidents of a duel. Without `teams` they have no names; the end is the same. */
function playOut(seed: string, schedule: Schedule, teams: Teams | null): readonly Incident[] {
  const { sportId, startSeconds } = schedule;
  const random = randomOf(seed, "duel", schedule.eventId);
  if (random() < postponedShare && !isOfPersons(sportId)) {
    return [{ kind: "status", atSeconds: startSeconds - noticeSeconds, status: eventStatus.postponed }];
  }
  if (random() < walkoverShare && isOfPersons(sportId)) {
    return [
      { kind: "facts", atSeconds: startSeconds - noticeSeconds, facts: { winner: sideBy(random, 0.5) } },
      { kind: "status", atSeconds: startSeconds - noticeSeconds, status: eventStatus.walkover },
    ];
  }
  const recorder = createRecorder(startSeconds + intBetween(random, 0, 90));
  const detail = randomOf(seed, "detail", schedule.eventId);
  playDuel({ recorder, random, detail, edge: duelEdge(schedule), sportId, teams }, schedule);
  return recorder.incidents;
}

function playDuel(play: Play, schedule: Schedule): void {
  const { sportId } = play;
  const { bestOf, cricketType, legsInSet } = duelRules(schedule);
  if (sportId === sportIds.tennis) return playTennis(play, bestOf ?? tennisSets);
  if (sportId === sportIds.cricket) return playCricket(play, cricketType);
  const timed = timedSport(sportId);
  if (timed !== null) return playTimed(play, timed);
  const sets = setSport(sportId);
  if (sets !== null) return playSets(play, { ...sets, bestOf: bestOf ?? sets.bestOf });
  const frames = frameSport(sportId);
  if (frames !== null) {
    const playFrame = legsInSet === null ? frames.playFrame : setOfLegs(legsInSet);
    return playFrames(play, { ...frames, bestOf: bestOf ?? frames.bestOf, playFrame });
  }
  const innings = inningsSport(sportId);
  if (innings !== null) return playInnings(play, innings);
  const bout = boutSport(sportId);
  if (bout !== null) return playBout(play, bout);
  throw new RangeError(`no duels in sport ${sportId}`);
}

/** Returns all incidents of a simulated duel, in any sport but football: a pure function of (seed, event). */
export function simulateDuel(seed: string, schedule: Schedule): readonly Incident[] {
  const teams = teamsOf(seed, schedule);
  const outcome = playOut(seed, schedule, teams);
  const isPlayed = outcome.some((incident) => incident.kind === "status" && !isNotPlayed(incident.status));
  return isPlayed ? [...announcements(seed, schedule, teams), ...outcome] : outcome;
}

export const isNotPlayed = (reached: number): boolean => notPlayed.has(reached);
const notPlayed: ReadonlySet<number> = new Set([eventStatus.postponed, eventStatus.walkover]);

function teamsOf(seed: string, { sportId, home, away }: Schedule): Teams | null {
  const homeSquad = squadIn(seed, sportId, home);
  const awaySquad = away === null ? null : squadIn(seed, sportId, away);
  if (homeSquad === null || awaySquad === null) return null;
  const squads = [homeSquad, awaySquad] as const;
  return { squads, boxScore: createBoxScore(sportId, squads), resting: new Set(), fouls: new Map() };
}

/** How a simulated duel ends, without the details of its page; but whether it has any. */
export function outcomeOf(seed: string, schedule: Schedule): EventState {
  const state = foldTimeline(schedule, playOut(seed, schedule, null));
  return isNotPlayed(state.status) ? state : { ...state, hasContent: true };
}
