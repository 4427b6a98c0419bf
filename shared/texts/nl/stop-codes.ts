import type { ParticipantStatusTexts } from "../shared-texts.ts";

export const stopCodes: ParticipantStatusTexts = {
  cutOff: "Cut",
  disqualified: "Dsq",
  didNotStart: "NG",
  didNotFinish: "Uitv.",
  madeCutDidNotFinish: "Uitv.",
  withdrawn: "Ter.",
  retired: "Opg.",
  didNotClassify: "NK",
  notQualified: "NQ",
  ownerPoints: "PE",
  nonRunner: "NV",
  pulledUp: "Inh.",
  unseatedRider: "Rui.",
  ranOut: "Uitb.",
  fall: "Val",
  broughtDown: "Tvg.",
  hitRails: "Rail",
  refusedToRace: "Wei.",
  slippedUp: "Gli.",
};
