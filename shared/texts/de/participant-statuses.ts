import type { ParticipantStatusTexts } from "../shared-texts.ts";

export const participantStatuses: ParticipantStatusTexts = {
  cutOff: "Cut verpasst",
  disqualified: "Disqualifiziert",
  didNotStart: "Nicht gestartet",
  didNotFinish: "Nicht im Ziel",
  madeCutDidNotFinish: "Cut geschafft, nicht beendet",
  withdrawn: "Zurückgezogen",
  retired: "Ausgeschieden",
  didNotClassify: "Nicht gewertet",
  notQualified: "Nicht qualifiziert",
  ownerPoints: "Punkte des Besitzers",
  nonRunner: "Nichtstarter",
  pulledUp: "Angehalten",
  unseatedRider: "Reiter verloren",
  ranOut: "Ausgebrochen",
  fall: "Gestürzt",
  broughtDown: "Zu Fall gebracht",
  hitRails: "An die Rails geraten",
  refusedToRace: "Start verweigert",
  slippedUp: "Ausgerutscht",
};
