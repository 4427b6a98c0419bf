import type { ParticipantStatusTexts } from "../shared-texts.ts";

export const participantStatuses: ParticipantStatusTexts = {
  cutOff: "Taglio non superato",
  disqualified: "Squalifica",
  didNotStart: "Non partito",
  didNotFinish: "Non arrivato",
  madeCutDidNotFinish: "Taglio superato, gara non finita",
  withdrawn: "Rinuncia",
  retired: "Ritiro",
  didNotClassify: "Non classificato",
  notQualified: "Non qualificato",
  ownerPoints: "Punti del proprietario",
  nonRunner: "Non partente",
  pulledUp: "Fermato",
  unseatedRider: "Fantino disarcionato",
  ranOut: "Uscito di pista",
  fall: "Caduta",
  broughtDown: "Travolto",
  hitRails: "Urto contro lo steccato",
  refusedToRace: "Rifiuta di partire",
  slippedUp: "Scivolato",
};
