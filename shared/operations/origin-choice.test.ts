import { describe, expect, it } from "vitest";
import { NoOriginError, chooseOrigin, originOrder, type OriginConfig } from "./origin-choice.ts";

const entry = (url: string, weight: number, ...countries: string[]) => ({ url, weight, countries });
const config: OriginConfig = {
  local: [entry("https://fr-1", 3, "FR", "BE"), entry("https://fr-2", 1, "FR"), entry("https://de", 1, "DE")],
  global: [entry("https://world-1", 1, "US"), entry("https://world-2", 1, "US")],
  default_url: "https://default",
};
const onlyDefault: OriginConfig = { local: [], global: [], default_url: "https://default" };

describe("chooseOrigin", () => {
  it("[C7.07] takes a local entry for the visitor's country", () => {
    expect(chooseOrigin(config, "DE", 0.99)).toBe("https://de");
    expect(chooseOrigin(config, "BE", 0.99)).toBe("https://fr-1");
  });

  it("[C7.07] takes a global entry where no local one lists the country, and where none is known", () => {
    expect(chooseOrigin(config, "BR", 0)).toBe("https://world-1");
    expect(chooseOrigin(config, null, 0.5)).toBe("https://world-2");
  });

  it("[C7.07] takes default_url where no entry matches", () => {
    expect(chooseOrigin(onlyDefault, "FR", 0)).toBe("https://default");
    expect(chooseOrigin({ ...config, global: [] }, "BR", 0)).toBe("https://default");
  });

  it("[C7.07] draws among the matches in proportion to weight", () => {
    const draws = Array.from({ length: 1_000 }, (_, index) => chooseOrigin(config, "FR", index / 1_000));
    expect(draws.filter((url) => url === "https://fr-1").length).toBe(750);
    expect(draws.filter((url) => url === "https://fr-2").length).toBe(250);
  });

  it("[C7.07] never draws an entry without weight", () => {
    const some = { ...config, local: [entry("https://off", 0, "FR"), entry("https://on", 1, "FR")] };
    expect([0, 0.5, 0.999_999].map((random) => chooseOrigin(some, "FR", random))).toEqual(Array(3).fill("https://on"));
  });

  it.each([0, -1, Number.NaN])("[C8.07] throws when the weights %d lead to no choice", (weight) => {
    const broken = { ...config, local: [entry("https://fr-1", weight, "FR")] };
    expect(() => chooseOrigin(broken, "FR", 0)).toThrow(NoOriginError);
    expect(() => originOrder(broken, "FR", () => 0)).toThrow(NoOriginError);
  });
});

describe("originOrder", () => {
  it("begins with the choice and ends with default_url, each origin once", () => {
    expect(originOrder(config, "FR", () => 0.9)).toEqual([
      "https://fr-2",
      "https://fr-1",
      "https://world-2",
      "https://world-1",
      "https://default",
    ]);
    expect(originOrder(onlyDefault, "FR", () => 0)).toEqual(["https://default"]);
  });

  it("leaves out what has no weight", () => {
    const some = { ...config, global: [entry("https://off", 0, "US")] };
    expect(originOrder(some, "DE", () => 0)).toEqual(["https://de", "https://default"]);
  });
});
