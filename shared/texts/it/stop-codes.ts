import type { ParticipantStatusTexts } from "../shared-texts.ts";

export const stopCodes: ParticipantStatusTexts = {
  cutOff: "Tagl.",
  disqualified: "Sq.",
  didNotStart: "NP",
  didNotFinish: "Rit.",
  madeCutDidNotFinish: "Rit.",
  withdrawn: "Rin.",
  retired: "Rit.",
  didNotClassify: "NC",
  notQualified: "NQ",
  ownerPoints: "PP",
  nonRunner: "NP",
  pulledUp: "Ferm.",
  unseatedRider: "Dis.",
  ranOut: "Usc.",
  fall: "Cad.",
  broughtDown: "Trav.",
  hitRails: "Urto",
  refusedToRace: "Rif.",
  slippedUp: "Sciv.",
};
