import type { ParticipantStatusTexts } from "../shared-texts.ts";

/** Nouns, because men, women, horses and crews all have them. */
export const participantStatuses: ParticipantStatusTexts = {
  cutOff: "Bez awansu po cut",
  disqualified: "Dyskwalifikacja",
  didNotStart: "Bez startu",
  didNotFinish: "Bez ukończenia",
  madeCutDidNotFinish: "Cut przebrnięty, bez ukończenia",
  withdrawn: "Wycofanie",
  retired: "Rezygnacja",
  didNotClassify: "Bez klasyfikacji",
  notQualified: "Bez kwalifikacji",
  ownerPoints: "Punkty właściciela",
  nonRunner: "Wycofanie przed startem",
  pulledUp: "Zatrzymanie",
  unseatedRider: "Zrzucenie jeźdźca",
  ranOut: "Wyłamanie",
  fall: "Upadek",
  broughtDown: "Upadek przez rywala",
  hitRails: "Uderzenie w barierę",
  refusedToRace: "Odmowa startu",
  slippedUp: "Poślizgnięcie",
};
