import type { ParticipantStatusTexts } from "../shared-texts.ts";

export const participantStatuses: ParticipantStatusTexts = {
  cutOff: "Cut manqué",
  disqualified: "Disqualifié",
  didNotStart: "N’a pas pris le départ",
  didNotFinish: "N’a pas terminé",
  madeCutDidNotFinish: "Cut passé, n’a pas terminé",
  withdrawn: "Forfait",
  retired: "Abandon",
  didNotClassify: "Non classé",
  notQualified: "Non qualifié",
  ownerPoints: "Points du propriétaire",
  nonRunner: "Non-partant",
  pulledUp: "Arrêté",
  unseatedRider: "Cavalier désarçonné",
  ranOut: "Dérobé",
  fall: "Tombé",
  broughtDown: "Renversé",
  hitRails: "A heurté la lice",
  refusedToRace: "A refusé de partir",
  slippedUp: "A glissé",
};
