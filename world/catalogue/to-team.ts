import { toParticipant } from "../../shared/competitions/football-ids.ts";
import type { Participant } from "../../shared/timeline/schedule.ts";
import { clubNamesOf } from "../texts/club-names.ts";

/** A football club of the world, with what other languages call it. */
export const toTeam = (countryKey: string, name: string, code: string): Participant => {
  const team = toParticipant(countryKey, name, code);
  return { ...team, ...clubNamesOf(name), image: pictureOf(team.id) };
};

/** The file of a crest or a portrait, which a demonstration draws. */
export const pictureOf = (participantId: string): string => `${participantId}.svg`;
