import type { ParticipantStatusTexts } from "../shared-texts.ts";

export const stopCodes: ParticipantStatusTexts = {
  cutOff: "Cut",
  disqualified: "Dys.",
  didNotStart: "n.s.",
  didNotFinish: "n.u.",
  madeCutDidNotFinish: "n.u.",
  withdrawn: "Wyc.",
  retired: "Rez.",
  didNotClassify: "n.k.",
  notQualified: "n.kw.",
  ownerPoints: "PW",
  nonRunner: "Wyc.",
  pulledUp: "Zat.",
  unseatedRider: "Zrz.",
  ranOut: "Wył.",
  fall: "Up.",
  broughtDown: "Up.",
  hitRails: "Bar.",
  refusedToRace: "Odm.",
  slippedUp: "Poś.",
};
