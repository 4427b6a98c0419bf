/** Why a participant of a race, a round or a tournament has no ordinary result (A9.02), with the short code that lists use. */
export const participantStatuses = {
  cutOff: "CUT",
  disqualified: "DSQ",
  didNotStart: "DNS",
  didNotFinish: "DNF",
  lapped: "LAP",
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

const isStatus = (text: string): text is ParticipantStatus => Object.hasOwn(participantStatuses, text);
const all = Object.keys(participantStatuses).filter(isStatus);

/** Codes of sources that have another one here. */
const otherCodes: Readonly<Partial<Record<string, ParticipantStatus>>> = {
  MC: "cutOff",
  DQ: "disqualified",
  "W/D": "withdrawn",
};

/** Null for a code that no status has. */
export const parseParticipantStatus = (code: string): ParticipantStatus | null =>
  all.find((status) => participantStatuses[status] === code) ?? otherCodes[code] ?? null;
