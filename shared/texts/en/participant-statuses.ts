import type { ParticipantStatusTexts } from "../shared-texts.ts";

export const participantStatuses: ParticipantStatusTexts = {
  cutOff: "Cut off",
  disqualified: "Disqualified",
  didNotStart: "Did not start",
  didNotFinish: "Did not finish",
  madeCutDidNotFinish: "Made cut, did not finish",
  withdrawn: "Withdrawn",
  retired: "Retired",
  didNotClassify: "Did not classify",
  notQualified: "Not qualified",
  ownerPoints: "Owner points",
  nonRunner: "Non runner",
  pulledUp: "Pulled up",
  unseatedRider: "Unseated rider",
  ranOut: "Ran out",
  fall: "Fall",
  broughtDown: "Brought down",
  hitRails: "Hit rails",
  refusedToRace: "Refused to race",
  slippedUp: "Slipped up",
};
