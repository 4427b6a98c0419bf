import { assert, constantFrom, integer, nat, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { displayClock, type ClockInput } from "./display-clock.ts";
import { reversedClocksOf } from "./reversed-clock.ts";
import { sportIds, type SportName } from "../../../shared/sports/sport-ids.ts";
import { eventStatus, statusNames, type StatusName } from "../../../shared/sports/statuses.ts";

const statusStartSeconds = 1_755_367_200;

type Given = Partial<Omit<ClockInput, "sportId" | "status">> & { readonly minutes?: number };

const clock = (sport: SportName, name: StatusName, { minutes = 0, ...given }: Given = {}): string =>
  displayClock({
    sportId: sportIds[sport],
    status: eventStatus[name],
    statusStartSeconds,
    nowSeconds: statusStartSeconds + minutes * 60,
    ...given,
  }).text;

const kickOff = (minutes: number, sevens = false): Given => ({
  statusStartSeconds: null,
  startSeconds: statusStartSeconds,
  minutes,
  sevens,
});

describe("displayClock", () => {
  it("[C4.29] counts soccer and bandy halves from 1 and from 46, extra time from 91", () => {
    for (const sport of ["soccer", "bandy"] as const) {
      expect(clock(sport, "firstHalf")).toBe("1′");
      expect(clock(sport, "firstHalf", { minutes: 44.99 })).toBe("45′");
      expect(clock(sport, "secondHalf")).toBe("46′");
      expect(clock(sport, "secondHalf", { minutes: 21.5 })).toBe("67′");
      expect(clock(sport, "extraTime")).toBe("91′");
      expect(clock(sport, "firstExtraTime")).toBe("91′");
      expect(clock(sport, "secondExtraTime")).toBe("106′");
    }
  });

  it("[C4.30] stops soccer at 45+, 90+ and 120+", () => {
    expect(clock("soccer", "firstHalf", { minutes: 45 })).toBe("45+");
    expect(clock("soccer", "secondHalf", { minutes: 45 })).toBe("90+");
    expect(clock("soccer", "extraTime", { minutes: 30 })).toBe("120+");
    expect(clock("soccer", "firstExtraTime", { minutes: 15 })).toBe("105+");
    expect(clock("soccer", "secondExtraTime", { minutes: 15 })).toBe("120+");
  });

  it("[C4.30] counts the added minutes where they were announced", () => {
    expect(clock("soccer", "firstHalf", { minutes: 46.2, addedTime: "+3" })).toBe("45+2′");
    expect(clock("soccer", "secondHalf", { minutes: 49, addedTime: "4" })).toBe("90+5′");
    expect(clock("soccer", "firstHalf", { minutes: 45, addedTime: "+1" })).toBe("45+1′");
    expect(clock("soccer", "firstHalf", { minutes: 46.2, addedTime: "" })).toBe("45+");
    expect(clock("soccer", "firstHalf", { minutes: 46.2, addedTime: "+0" })).toBe("45+");
    expect(clock("soccer", "firstHalf", { minutes: 30, addedTime: "+3" })).toBe("31′");
    // A source that falls silent does not let it run on for hours.
    expect(clock("soccer", "secondHalf", { minutes: 74, addedTime: "+5" })).toBe("90+30′");
    expect(clock("soccer", "secondHalf", { minutes: 75, addedTime: "+5" })).toBe("90+");
    expect(clock("soccer", "secondHalf", { minutes: 479, addedTime: "+5" })).toBe("90+");
  });

  it("[C4.29, C4.30] plays rugby in halves of 40 and 7s in halves of 7", () => {
    for (const sport of ["rugby-union", "rugby-league"] as const) {
      expect(clock(sport, "firstHalf", { minutes: 39 })).toBe("40′");
      expect(clock(sport, "firstHalf", { minutes: 40 })).toBe("40+");
      expect(clock(sport, "secondHalf")).toBe("41′");
      expect(clock(sport, "secondHalf", { minutes: 40 })).toBe("80+");
      expect(clock(sport, "firstHalf")).toBe("1′");
      expect(clock(sport, "firstHalf", { sevens: true })).toBe("1′");
      expect(clock(sport, "firstHalf", { minutes: 7, sevens: true })).toBe("7+");
      expect(clock(sport, "secondHalf", { sevens: true })).toBe("8′");
      expect(clock(sport, "secondHalf", { minutes: 7, sevens: true })).toBe("14+");
    }
  });

  it("[C4.30] caps rugby's extra time at 100, that of 7s at 19", () => {
    expect(clock("rugby-union", "extraTime", { minutes: 19 })).toBe("100′");
    expect(clock("rugby-union", "extraTime", { minutes: 20 })).toBe("100+");
    expect(clock("rugby-union", "extraTime", { minutes: 4, sevens: true })).toBe("19′");
    expect(clock("rugby-union", "extraTime", { minutes: 5, sevens: true })).toBe("19+");
  });

  it("[C4.29] counts each quarter of aussie rules from 1 and shows 20+ past 20", () => {
    expect(clock("aussie-rules", "quarter1")).toBe("1′");
    expect(clock("aussie-rules", "quarter3", { minutes: 19.5 })).toBe("20′");
    expect(clock("aussie-rules", "quarter3", { minutes: 20 })).toBe("20+");
  });

  it("[C4.29] reckons a stage's unknown start from kick-off and the usual breaks", () => {
    // A minute into each period, so that a start that is calculated too early or too late shows.
    expect(clock("soccer", "firstHalf", kickOff(1))).toBe("2′");
    expect(clock("soccer", "secondHalf", kickOff(45 + 15 + 1))).toBe("47′");
    expect(clock("soccer", "extraTime", kickOff(90 + 30 + 1))).toBe("92′");
    expect(clock("soccer", "firstExtraTime", kickOff(90 + 30 + 1))).toBe("92′");
    expect(clock("soccer", "secondExtraTime", kickOff(105 + 30 + 1))).toBe("107′");
    expect(clock("rugby-union", "firstHalf", kickOff(1))).toBe("2′");
    expect(clock("rugby-union", "secondHalf", kickOff(40 + 10 + 1))).toBe("42′");
    expect(clock("rugby-union", "extraTime", kickOff(80 + 20 + 1))).toBe("82′");
    expect(clock("rugby-union", "firstHalf", kickOff(1, true))).toBe("2′");
    expect(clock("rugby-union", "secondHalf", kickOff(7 + 2 + 1, true))).toBe("9′");
    expect(clock("rugby-union", "extraTime", kickOff(14 + 4 + 1, true))).toBe("16′");
    const quarters = ["quarter1", "quarter2", "quarter3", "quarter4"] as const;
    for (const [before, quarter] of quarters.entries()) {
      expect(clock("aussie-rules", quarter, kickOff(before * (20 + 15) + 1))).toBe("2′");
    }
    expect(clock("soccer", "secondHalf", { statusStartSeconds: 0 })).toBe("");
  });

  it("[C4.29] follows the rate of a replay", () => {
    expect(clock("soccer", "firstHalf", { minutes: 0.5, clockRate: 60 })).toBe("31′");
    expect(clock("soccer", "firstHalf", { minutes: 20, clockRate: 0.5 })).toBe("11′");
    expect(clock("soccer", "firstHalf", { minutes: 30, clockRate: 0 })).toBe("31′");
    expect(clock("soccer", "firstHalf", { minutes: 30, clockRate: -2 })).toBe("31′");
  });

  it("[C4.29] never shows less than the period's first minute to a visitor whose clock is behind", () => {
    expect(clock("soccer", "firstHalf", { minutes: -10 })).toBe("1′");
    expect(clock("soccer", "secondHalf", { minutes: -10 })).toBe("46′");
    expect(clock("soccer", "secondHalf", { statusStartSeconds: null, startSeconds: statusStartSeconds })).toBe("46′");
  });

  it("[C4.29, C4.30] is empty, a minute, a cap or added minutes, whatever the input", () => {
    const anyStatus = constantFrom(...statusNames.map((name) => eventStatus[name]), 999);
    assert(
      property(nat(43), anyStatus, integer(), integer(), nat(), (sportId, id, startSeconds, nowSeconds, minute) => {
        const { text } = displayClock({ sportId, status: id, statusStartSeconds: startSeconds, nowSeconds, minute });
        expect(text).toMatch(/^(|\d+′|\d+\+)$/);
      }),
    );
  });

  it("shows the minute that the source counts where the sport's clock stops and starts", () => {
    expect(clock("basketball", "quarter2", { minute: 7 })).toBe("7′");
    expect(clock("basketball", "quarter2", { minute: 0 })).toBe("0′");
    expect(clock("basketball", "quarter2", { minute: -1 })).toBe("");
    expect(clock("basketball", "quarter2")).toBe("");
  });

  it("[C4.31] counts down only where a reversed clock is given", () => {
    const reversed = reversedClocksOf({ basketball: "10:5" })[sportIds.basketball];
    expect(clock("basketball", "quarter2", { minute: 7, reversed })).toBe("2′");
    expect(clock("basketball", "quarter2", { minute: 10, reversed })).toBe("0′");
    expect(clock("basketball", "quarter2", { minute: -1, reversed })).toBe("");
    expect(clock("basketball", "firstHalf", { minute: 7, reversed })).toBe("7′");
  });

  it("shows no clock outside play, nor in sports that have none", () => {
    for (const name of ["scheduled", "halfTime", "interrupted", "finished", "penalties"] as const) {
      expect(clock("soccer", name, { minutes: 5 })).toBe("");
    }
    expect(clock("tennis", "set1", { minutes: 5, minute: 5 })).toBe("");
    expect(clock("soccer", "secondHalf", { minutes: 5, minute: -1 })).toBe("");
    expect(
      displayClock({ sportId: 20, status: eventStatus.live, statusStartSeconds, nowSeconds: statusStartSeconds }),
    ).toEqual({
      text: "",
      running: false,
    });
  });

  it("says whether the text will change without an update", () => {
    const at = { statusStartSeconds, nowSeconds: statusStartSeconds };
    expect(displayClock({ sportId: sportIds.soccer, status: eventStatus.firstHalf, ...at }).running).toBe(true);
    expect(displayClock({ sportId: sportIds.soccer, status: eventStatus.halfTime, ...at }).running).toBe(false);
    expect(displayClock({ sportId: sportIds.hockey, status: eventStatus.period1, minute: 3, ...at }).running).toBe(
      false,
    );
  });
});
