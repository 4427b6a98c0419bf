import { sportIds } from "../../../shared/sports/sport-ids.ts";
import type { Incident } from "../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../shared/timeline/schedule.ts";
import { randomOf, shuffled, pick } from "../../../shared/basics/random.ts";
import type { Facts } from "../../../shared/timeline/facts.ts";
import { jockeys, trainers, teamsOf } from "../../catalogue/sports/stables.ts";
import { strengthIn } from "../sports/known-starters.ts";
import { courseFacts, courseOf, kilometresOf } from "./course.ts";
import { announceBroadcast } from "../broadcasts.ts";
import { editionOf, type Edition } from "./edition.ts";
import { createFieldRecorder } from "./field-recorder.ts";
import { playGolf } from "./play-golf.ts";
import { playRace } from "./play-race.ts";
import { raceOf } from "./race.ts";
import { playRuns, runsOf } from "./play-runs.ts";
import { playStage, stageFacts } from "./play-tour.ts";

type Scripts = ReadonlyMap<string, readonly Incident[]>;

/** Each starter's script follows from the whole field's; the last requested fields are kept. */
const kept = new Map<string, Scripts>();
const keptFields = 12;
const informationSeconds = 2 * 86_400;
/** The stages of a tour are known sooner. */
const tourInformationSeconds = 5.5 * 86_400;

/** Returns all incidents of one starter: a pure function of (seed, event). */
export function simulateStarter(seed: string, schedule: Schedule): readonly Incident[] {
  const key = `${seed} ${schedule.leagueStageId}`;
  let scripts = kept.get(key);
  if (scripts === undefined) {
    const edition = editionOf(seed, schedule);
    if (edition === null) return [];
    scripts = playField(seed, edition);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= keptFields) kept.delete(oldest);
    kept.set(key, scripts);
  }
  return scripts.get(schedule.home.id) ?? [];
}

/** The one championship whose cars choose between compounds, and whose qualifying has three parts. */
const formula1 = "Formule 1";

function playField(seed: string, edition: Edition): Scripts {
  const { league, startSeconds, starters } = edition;
  const recorder = createFieldRecorder(starters);
  const { sportId } = league;
  const strengths = starters.map((starter) => strengthIn(sportId, starter.id));
  const play = { recorder, random: randomOf(seed, "field", league.stageId), strengths, startSeconds };
  const course = courseOf(seed, randomOf(seed, "course", league.stageId), edition);
  const ofStage = stageFacts(seed, edition);
  const knownSeconds =
    startSeconds - (edition.competition.tour === undefined ? informationSeconds : tourInformationSeconds);
  recorder.information(course, knownSeconds);
  for (const broadcast of announceBroadcast(seed, edition.competition, league.stageId, startSeconds)) {
    for (const script of recorder.scripts.values()) script.push(broadcast);
  }
  const race = raceOf(sportId);
  const runs = runsOf(sportId);
  const ofCourse = courseFacts(course, race === null ? 0 : race.laps * race.checkpoints);
  starterFacts(seed, edition).forEach((own, index) =>
    recorder.record(index, { ...ofCourse, ...ofStage, ...own }, knownSeconds),
  );
  if (sportId === sportIds.golf) playGolf(play);
  else if (race !== null && edition.competition.tour !== undefined)
    playStage(recorder, { seed, edition, race, strengths, kilometres: kilometresOf(course) });
  else if (race !== null)
    playRace(play, race, {
      kilometres: sportId === sportIds.cycling ? kilometresOf(course) : null,
      timing: randomOf(seed, "timing", league.stageId),
      tyres: edition.competition.name === formula1 ? randomOf(seed, "tyres", league.stageId) : null,
      isKnockOut: edition.competition.name === formula1,
      out: new Set(),
    });
  else if (runs !== null) playRuns(play, runs);
  else throw new RangeError(`no fields in sport ${sportId}`);
  return new Map(
    [...recorder.scripts].map(([id, script]) => [id, script.toSorted((a, b) => a.atSeconds - b.atSeconds)]),
  );
}

/** Returns each starter's facts: a horse's number, jockey and trainer, or a driver's team. */
function starterFacts(seed: string, { league, starters }: Edition): readonly Facts[] {
  if (league.sportId !== sportIds["horse-racing"])
    return starters.map(({ name }) => {
      const team = teamsOf.get(name);
      return team === undefined ? {} : { team };
    });
  const riders = shuffled(randomOf(seed, "jockeys", league.stageId), jockeys);
  return starters.map(({ id }, index) => ({
    startNumber: index + 1,
    rider: riders[index % riders.length] ?? "",
    // A horse has the same trainer in all its races.
    trainer: pick(randomOf(seed, "trainer", id), trainers),
  }));
}
