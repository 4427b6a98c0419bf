import type { ParticipantStatusTexts } from "../shared-texts.ts";

/** Nouns, because men, women, horses and crews all have them. */
export const participantStatuses: ParticipantStatusTexts = {
  cutOff: "Bez postupu cutem",
  disqualified: "Diskvalifikace",
  didNotStart: "Bez startu",
  didNotFinish: "Bez dokončení",
  madeCutDidNotFinish: "Postup cutem, bez dokončení",
  withdrawn: "Odstoupení",
  retired: "Vzdání",
  didNotClassify: "Bez klasifikace",
  notQualified: "Bez kvalifikace",
  ownerPoints: "Body majitele",
  nonRunner: "Škrtnutí ze startovní listiny",
  pulledUp: "Zadržení",
  unseatedRider: "Ztráta jezdce",
  ranOut: "Vybočení",
  fall: "Pád",
  broughtDown: "Pád zaviněný jiným",
  hitRails: "Náraz do bariéry",
  refusedToRace: "Odmítnutí startu",
  slippedUp: "Uklouznutí",
};
