import type { ParticipantStatusTexts } from "../shared-texts.ts";

export const stopCodes: ParticipantStatusTexts = {
  cutOff: "Cut",
  disqualified: "Desc.",
  didNotStart: "NP",
  didNotFinish: "Ab.",
  madeCutDidNotFinish: "Ab.",
  withdrawn: "Des.",
  retired: "Ab.",
  didNotClassify: "SC",
  notQualified: "NQ",
  ownerPoints: "PP",
  nonRunner: "NP",
  pulledUp: "Par.",
  unseatedRider: "Cusp.",
  ranOut: "Saiu",
  fall: "Queda",
  broughtDown: "Derr.",
  hitRails: "Ved.",
  refusedToRace: "Rec.",
  slippedUp: "Esc.",
};
