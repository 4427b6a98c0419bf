import type { Language } from "./languages.ts";

/** Why a participant of a race, a round or a tournament has no ordinary result (A9.02), with the short code that lists use. */
export const participantStatuses = {
  cutOff: "CUT",
  disqualified: "DSQ",
  didNotStart: "DNS",
  didNotFinish: "DNF",
  madeCutDidNotFinish: "MDF",
  withdrawn: "WD",
  retired: "RET",
  didNotClassify: "NC",
  notQualified: "DNQ",
  ownerPoints: "OP",
  nonRunner: "NR",
  pulledUp: "PU",
  unseatedRider: "UR",
  ranOut: "RO",
  fall: "F",
  broughtDown: "BD",
  hitRails: "HR",
  refusedToRace: "RR",
  slippedUp: "SU",
} as const;

export type ParticipantStatus = keyof typeof participantStatuses;

const texts: Readonly<Record<ParticipantStatus, Readonly<Record<Language, string>>>> = {
  cutOff: { fr: "Cut manqué", en: "Cut off" },
  disqualified: { fr: "Disqualifié", en: "Disqualified" },
  didNotStart: { fr: "N’a pas pris le départ", en: "Did not start" },
  didNotFinish: { fr: "N’a pas terminé", en: "Did not finish" },
  madeCutDidNotFinish: { fr: "Cut passé, n’a pas terminé", en: "Made cut, did not finish" },
  withdrawn: { fr: "Forfait", en: "Withdrawn" },
  retired: { fr: "Abandon", en: "Retired" },
  didNotClassify: { fr: "Non classé", en: "Did not classify" },
  notQualified: { fr: "Non qualifié", en: "Not qualified" },
  ownerPoints: { fr: "Points du propriétaire", en: "Owner points" },
  nonRunner: { fr: "Non-partant", en: "Non runner" },
  pulledUp: { fr: "Arrêté", en: "Pulled up" },
  unseatedRider: { fr: "Cavalier désarçonné", en: "Unseated rider" },
  ranOut: { fr: "Dérobé", en: "Ran out" },
  fall: { fr: "Tombé", en: "Fall" },
  broughtDown: { fr: "Renversé", en: "Brought down" },
  hitRails: { fr: "A heurté la lice", en: "Hit rails" },
  refusedToRace: { fr: "A refusé de partir", en: "Refused to race" },
  slippedUp: { fr: "A glissé", en: "Slipped up" },
};

const isStatus = (text: string): text is ParticipantStatus => Object.hasOwn(participantStatuses, text);
const all = Object.keys(participantStatuses).filter(isStatus);

/** Null for a code that no status has. */
export const parseParticipantStatus = (code: string): ParticipantStatus | null =>
  all.find((status) => participantStatuses[status] === code) ?? null;

export const participantStatusText = (status: ParticipantStatus, lang: Language): string => texts[status][lang];
