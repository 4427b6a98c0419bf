import { describe, expect, it } from "vitest";
import { toMatchAddress, type MatchAddress, type MatchOpening } from "./match-address.ts";
import { sportIds, type SportName } from "./sport-ids.ts";

const open = (sport: SportName, opening: Partial<MatchOpening> = {}): MatchAddress =>
  toMatchAddress({ eventId: "1aB2cD3e", sportId: sportIds[sport], participants: ["psg", "om"], ...opening });

describe("toMatchAddress", () => {
  it("[C2.06] leads to the event, its tab and its sides, in the same window", () => {
    expect(open("soccer")).toEqual({ ok: true, href: "/match/1aB2cD3e?teams=psg-om", target: "_self" });
    expect(open("soccer", { tab: "odds" })).toMatchObject({ href: "/match/1aB2cD3e?teams=psg-om&tab=odds" });
    expect(open("soccer", { tab: "summary", participants: undefined })).toMatchObject({ href: "/match/1aB2cD3e" });
  });

  it("[C2.06] opens a new tab when asked", () => {
    expect(open("soccer", { newTab: true })).toMatchObject({ target: "_blank" });
  });

  it("[C2.06] drops the sides for cricket, golf and moto racing, and where there is no duel", () => {
    for (const sport of ["cricket", "golf", "moto-racing"] as const) {
      expect(open(sport, { noDuel: false })).toMatchObject({ href: "/match/1aB2cD3e" });
    }
    expect(open("tennis", { noDuel: true })).toMatchObject({ href: "/match/1aB2cD3e" });
    expect(open("tennis")).toMatchObject({ href: "/match/1aB2cD3e?teams=psg-om" });
  });

  it("[C2.06] refuses an event that the page should hold and does not", () => {
    expect(open("soccer", { holderCheck: true, isHeld: false })).toEqual({ ok: false, reason: "not-held" });
    expect(open("soccer", { holderCheck: true, isHeld: true }).ok).toBe(true);
    expect(open("soccer", { isHeld: false }).ok).toBe(true);
  });

  it("[C1.06, C1.02] refuses a sport without detail pages and one that does not exist", () => {
    expect(open("horse-racing")).toEqual({ ok: false, reason: "no-detail-page" });
    expect(open("soccer", { sportId: 20 })).toEqual({ ok: false, reason: "unknown-sport" });
  });

  it("keeps an id from breaking out of the address", () => {
    expect(open("golf", { eventId: "../a?b" })).toMatchObject({ href: "/match/..%2Fa%3Fb" });
  });
});
