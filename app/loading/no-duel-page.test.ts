import { describe, expect, it } from "vitest";
import {
  applyNoDuelEvent,
  noDuelFeedNames,
  startNoDuelPage,
  type NoDuelFeed,
  type NoDuelEvent,
} from "./no-duel-page.ts";

const arrived = (feed: NoDuelFeed, body = "AA÷1abcdefg¬~"): NoDuelEvent => ({ type: "arrived", feed, body });
const failed = (feed: NoDuelFeed): NoDuelEvent => ({ type: "failed", feed });
const after = (...events: NoDuelEvent[]) => events.reduce(applyNoDuelEvent, startNoDuelPage).phase;

describe("a participant page without a duel", () => {
  it("[C4.28] asks for participant, participant events in variant x, and repair", () => {
    const page = {
      sportId: 34,
      countryId: "0",
      participantId: "Yabc1234",
      type: 1,
      tzHour: 2,
      lang: "fr",
      projectTypeId: 1,
    };
    expect(noDuelFeedNames(page)).toEqual({
      participant: "p_34_0_Yabc1234_2_fr_1",
      "participant-events": "pe_1_2_Yabc1234_x",
      repair: "r_34_1",
    });
  });

  it("[C4.28] loads until participant and participant events have data, with or without the repair feed", () => {
    expect(after()).toBe("loading");
    expect(after(arrived("participant"), arrived("repair"))).toBe("loading");
    expect(after(arrived("participant-events"), arrived("participant"))).toBe("filled");
    expect(after(arrived("participant-events"), arrived("repair", "0"), arrived("participant"))).toBe("filled");
  });

  it("[C4.28] ends silently on any failure and on an empty feed", () => {
    expect(after(failed("participant"))).toBe("silent");
    expect(after(arrived("participant"), arrived("participant-events", "0"))).toBe("silent");
    expect(after(arrived("participant"), failed("repair"))).toBe("silent");
    expect(after(failed("repair"), arrived("participant"), arrived("participant-events"))).toBe("silent");
  });

  it("stays filled when the repair feed fails later", () => {
    expect(after(arrived("participant"), arrived("participant-events"), failed("repair"))).toBe("filled");
  });
});
