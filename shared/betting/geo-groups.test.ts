import { describe, expect, it } from "vitest";
import {
  geoFlags,
  geoGroupFor,
  isGeoFlagOn,
  mainBookmakerId,
  prematchOddsTab,
  type GeoGroup,
  type GeoGroups,
} from "./geo-groups.ts";

const group = (flags: Partial<GeoGroup> = {}): GeoGroup => ({ bookmakerIds: [], ...flags });
const groups: GeoGroups = {
  "CA:ON": group({ bookmakerIds: [1] }),
  CA: group({ bookmakerIds: [2] }),
  default: group({ bookmakerIds: [3] }),
};

const ids = (country: string | null, subdivision: string | null = null) =>
  geoGroupFor(groups, { country, subdivision })?.bookmakerIds;

describe("bookmaker geo groups", () => {
  it("[A3.06] are looked up by country and subdivision, then by country, then by default", () => {
    expect(ids("CA", "ON")).toEqual([1]);
    expect(ids("CA", "QC")).toEqual([2]);
    expect(ids("CA")).toEqual([2]);
    expect(ids("BE", "RE")).toEqual([3]);
    expect(ids(null)).toEqual([3]);
    expect(ids("constructor")).toEqual([3]);
  });

  it("[A3.06] are null where even a default is missing", () => {
    expect(geoGroupFor({ FR: group() }, { country: "BE", subdivision: null })).toBeNull();
  });

  it("[A3.06] turn each of nine flags off by the text 0 only", () => {
    expect(geoFlags).toHaveLength(9);
    for (const flag of geoFlags) {
      expect(isGeoFlagOn(group(), flag)).toBe(true);
      for (const on of ["1", "", "00", "false"]) expect(isGeoFlagOn(group({ [flag]: on }), flag)).toBe(true);
      const off = group({ [flag]: "0" });
      expect(geoFlags.filter((one) => !isGeoFlagOn(off, one))).toEqual([flag]);
    }
  });

  it("[A3.06] name the main bookmaker first", () => {
    expect(mainBookmakerId(group({ bookmakerIds: [141, 16, 129] }))).toBe(141);
    expect(mainBookmakerId(group())).toBeNull();
  });

  it("[A3.09] give the prematch odds tab its unclickable form where bookmakers may not be clicked", () => {
    expect(prematchOddsTab({ clickable: true })).toBe("odds-comparison");
    expect(prematchOddsTab({ clickable: false })).toBe("odds-comparison-unclickable");
  });
});
