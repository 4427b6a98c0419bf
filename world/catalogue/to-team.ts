import { toParticipant } from "../../shared/competitions/football-ids.ts";
import type { Participant } from "../../shared/timeline/schedule.ts";
import { clubNamesOf } from "../texts/club-names.ts";

/** A football club of the world, with what other languages call it. */
export const toTeam = (countryKey: string, name: string, code: string): Participant => ({
  ...toParticipant(countryKey, name, code),
  ...clubNamesOf(name),
});
