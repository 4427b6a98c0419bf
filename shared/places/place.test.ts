import { describe, expect, it } from "vitest";
import { parsePlaceKey, toPlace, unknownPlace } from "./place.ts";

describe("toPlace", () => {
  it("takes country, region, city, zone and continent from the request", () => {
    const found = { country: "FR", city: "Paris", continent: "EU" };
    const geo = { ...found, regionCode: "IDF", timezone: "Europe/Paris" };
    expect(toPlace(geo)).toEqual({ ...found, subdivision: "IDF", timeZone: "Europe/Paris" });
  });

  it.each(["T1", "XX", "ZZ", "", "F", "FRA", "F1", "<>"])("knows no country behind %j", (country) => {
    expect(toPlace({ country, regionCode: "IDF" })).toEqual(unknownPlace);
  });

  it("knows nothing when the request says nothing", () => {
    expect(toPlace({})).toEqual(unknownPlace);
  });

  it("survives values that are not texts", () => {
    expect(toPlace({ country: 7, regionCode: null, city: {} } as never)).toEqual(unknownPlace);
  });

  it("reads lower case, and drops an invalid region or zone", () => {
    const place = toPlace({ country: "fr", regionCode: "Île-de-France", timezone: "a zone" });
    expect(place).toEqual({ ...unknownPlace, country: "FR" });
  });
});

describe("parsePlaceKey", () => {
  it("reads a country, and a country with a subdivision", () => {
    expect(parsePlaceKey("BE")).toEqual({ ...unknownPlace, country: "BE" });
    expect(parsePlaceKey(" fr:idf ")).toEqual({ ...unknownPlace, country: "FR", subdivision: "IDF" });
  });

  it.each(["unknown", "", ":", "FR:", "FR:IDF:75", "FR:<b>", "T1", "France"])(
    "takes %j for an unknown place",
    (text) => {
      expect(parsePlaceKey(text)).toEqual(unknownPlace);
    },
  );
});
