import { expect, it } from "vitest";
import { allTexts } from "../texts/all-texts.ts";
import { parseParticipantStatus, participantStatuses } from "./participant-statuses.ts";

it("[A9.02] has a code and a text for each participant status", () => {
  expect(Object.keys(participantStatuses).join(" ")).toBe(
    "cutOff disqualified didNotStart didNotFinish lapped madeCutDidNotFinish withdrawn retired didNotClassify notQualified " +
      "ownerPoints nonRunner pulledUp unseatedRider ranOut fall broughtDown hitRails refusedToRace slippedUp",
  );
  expect(new Set(Object.values(participantStatuses)).size).toBe(20);
  expect(parseParticipantStatus("DNF")).toBe("didNotFinish");
  expect(["MC", "DQ", "W/D"].map(parseParticipantStatus)).toEqual(["cutOff", "disqualified", "withdrawn"]);
  expect(parseParticipantStatus("XXX")).toBeNull();
  expect(allTexts.fr.participantStatuses.disqualified).toBe("Disqualifié");
});
