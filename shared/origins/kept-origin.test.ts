import { describe, expect, it } from "vitest";
import { keptOriginKey, originToKeep, reuseOrigin } from "./kept-origin.ts";
import type { OriginConfig } from "./origin-choice.ts";

const entry = (url: string, weight: number, ...countries: string[]) => ({ url, weight, countries });
const config: OriginConfig = {
  local: [entry("https://fr-1", 3, "FR", "BE"), entry("https://fr-2", 1, "FR"), entry("https://de", 1, "DE")],
  global: [entry("https://world-1", 1, "US"), entry("https://world-2", 1, "US")],
  default_url: "https://default",
};

describe("what the browser keeps", () => {
  it("[C7.08] is kept under a key of the project, and not when it is the default", () => {
    expect(keptOriginKey(2)).toBe("location_origin_2");
    expect(originToKeep(config, "https://fr-1")).toBe("https://fr-1");
    expect(originToKeep(config, "https://default")).toBeNull();
  });

  it("[C7.08] is used again while it is still a choice for the country", () => {
    expect(reuseOrigin("https://fr-1", config, "FR")).toBe("https://fr-1");
    expect(reuseOrigin("https://world-1", config, "BR")).toBe("https://world-1");
  });

  it("[C7.08] is dropped when the visitor moved, the entry went, or it lost its weight", () => {
    expect(reuseOrigin("https://fr-1", config, "DE")).toBeNull();
    expect(reuseOrigin("https://world-1", config, "FR")).toBeNull();
    expect(reuseOrigin("https://gone", config, "FR")).toBeNull();
    expect(reuseOrigin("https://fr-1", { ...config, local: [entry("https://fr-1", 0, "FR")] }, "FR")).toBeNull();
    expect(reuseOrigin("https://default", config, "FR")).toBeNull();
    expect(reuseOrigin(null, config, "FR")).toBeNull();
  });
});
