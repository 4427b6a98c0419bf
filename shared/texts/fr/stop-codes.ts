import type { ParticipantStatusTexts } from "../shared-texts.ts";

export const stopCodes: ParticipantStatusTexts = {
  cutOff: "Cut",
  disqualified: "Dsq",
  didNotStart: "NP",
  didNotFinish: "Ab.",
  madeCutDidNotFinish: "Ab.",
  withdrawn: "Forf.",
  retired: "Ab.",
  didNotClassify: "NC",
  notQualified: "NQ",
  ownerPoints: "PP",
  nonRunner: "NP",
  pulledUp: "Arr.",
  unseatedRider: "Dés.",
  ranOut: "Dér.",
  fall: "Tbé",
  broughtDown: "Ren.",
  hitRails: "Lice",
  refusedToRace: "Ref.",
  slippedUp: "Gli.",
};
