import type { ParticipantStatusTexts } from "../shared-texts.ts";

export const stopCodes: ParticipantStatusTexts = {
  cutOff: "Cut",
  disqualified: "Dsq",
  didNotStart: "n.g.",
  didNotFinish: "Ausf.",
  madeCutDidNotFinish: "Ausf.",
  withdrawn: "Zur.",
  retired: "Ausf.",
  didNotClassify: "n.gw.",
  notQualified: "n.q.",
  ownerPoints: "PB",
  nonRunner: "n.g.",
  pulledUp: "Ang.",
  unseatedRider: "Rtr.",
  ranOut: "Ausb.",
  fall: "Stz.",
  broughtDown: "Umg.",
  hitRails: "Rail",
  refusedToRace: "Verw.",
  slippedUp: "Rut.",
};
