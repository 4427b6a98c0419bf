import type { Language } from "../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../shared/texts/names.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { League, Participant, Schedule } from "../../../../shared/timeline/schedule.ts";

/** Names things in a language, so that the code that writes feeds needs no language any more. */
export const participantIn = <P extends Participant>(participant: P, lang: Language): P =>
  participant.names === undefined ? participant : { ...participant, name: nameIn(participant, lang) };

export const leagueIn = (league: League, lang: Language): League =>
  league.names === undefined ? league : { ...league, name: nameIn(league, lang) };

export function scheduleIn(schedule: Schedule, lang: Language): Schedule {
  const { home, away } = schedule;
  if (home.names === undefined && away?.names === undefined) return schedule;
  return { ...schedule, home: participantIn(home, lang), away: away === null ? null : participantIn(away, lang) };
}

export function stateIn(state: EventState, lang: Language): EventState {
  const schedule = scheduleIn(state.schedule, lang);
  return schedule === state.schedule ? state : { ...state, schedule };
}
