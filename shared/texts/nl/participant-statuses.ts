import type { ParticipantStatusTexts } from "../shared-texts.ts";

export const participantStatuses: ParticipantStatusTexts = {
  cutOff: "Cut gemist",
  disqualified: "Gediskwalificeerd",
  didNotStart: "Niet gestart",
  didNotFinish: "Niet gefinisht",
  madeCutDidNotFinish: "Cut gehaald, niet uitgespeeld",
  withdrawn: "Teruggetrokken",
  retired: "Opgegeven",
  didNotClassify: "Niet geklasseerd",
  notQualified: "Niet gekwalificeerd",
  ownerPoints: "Punten voor de eigenaar",
  nonRunner: "Niet vertrokken",
  pulledUp: "Ingehouden",
  unseatedRider: "Ruiter verloren",
  ranOut: "Uitgebroken",
  fall: "Gevallen",
  broughtDown: "Ten val gebracht",
  hitRails: "Tegen de railing",
  refusedToRace: "Start geweigerd",
  slippedUp: "Uitgegleden",
};
