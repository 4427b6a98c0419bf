import type { ParticipantStatusTexts } from "../shared-texts.ts";

export const stopCodes: ParticipantStatusTexts = {
  cutOff: "Cut",
  disqualified: "Disk.",
  didNotStart: "Nest.",
  didNotFinish: "Ned.",
  madeCutDidNotFinish: "Ned.",
  withdrawn: "Ods.",
  retired: "Vzd.",
  didNotClassify: "Nekl.",
  notQualified: "Nekv.",
  ownerPoints: "BM",
  nonRunner: "Škrt.",
  pulledUp: "Zad.",
  unseatedRider: "Ztr.",
  ranOut: "Vyb.",
  fall: "Pád",
  broughtDown: "Pád",
  hitRails: "Nár.",
  refusedToRace: "Odm.",
  slippedUp: "Ukl.",
};
