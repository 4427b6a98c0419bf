import type { Participant, Schedule } from "./schedule.ts";

const aParticipant = (name: string): Participant => ({
  id: `1${name.padEnd(7, "0").slice(0, 7)}`,
  name,
  code: name.slice(0, 3).toUpperCase(),
  slug: name.toLowerCase(),
});

export const aSchedule = (changes: Partial<Schedule> = {}): Schedule => ({
  eventId: "1Event00",
  leagueStageId: "1Stage00",
  sportId: 1,
  startSeconds: 1_755_363_600,
  timeKnown: true,
  round: "1",
  home: aParticipant("Lens"),
  away: aParticipant("Lyon"),
  provider: "simulator",
  clockRate: 1,
  ...changes,
});
