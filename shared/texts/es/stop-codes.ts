import type { ParticipantStatusTexts } from "../shared-texts.ts";

export const stopCodes: ParticipantStatusTexts = {
  cutOff: "Corte",
  disqualified: "Desc.",
  didNotStart: "NS",
  didNotFinish: "Ab.",
  madeCutDidNotFinish: "Ab.",
  withdrawn: "Baja",
  retired: "Ab.",
  didNotClassify: "SC",
  notQualified: "NQ",
  ownerPoints: "PP",
  nonRunner: "NS",
  pulledUp: "Det.",
  unseatedRider: "Desm.",
  ranOut: "Sal.",
  fall: "Caída",
  broughtDown: "Derr.",
  hitRails: "Valla",
  refusedToRace: "Neg.",
  slippedUp: "Resb.",
};
