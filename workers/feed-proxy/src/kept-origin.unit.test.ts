import { expect, it } from "vitest";
import { NoOriginError, type OriginConfig } from "../../../shared/operations/origin-choice.ts";
import { keptOrigin } from "./kept-origin.ts";

const entry = (url: string, weight: number, ...countries: string[]) => ({ url, weight, countries });
const config: OriginConfig = {
  local: [entry("https://fr-1", 1, "FR"), entry("https://fr-2", 1, "FR")],
  global: [],
  default_url: "https://default",
};
const key = "location_origin_7";

it("[C7.08] is drawn once and then kept, under the project's key", () => {
  const store = new Map<string, string>();
  expect(keptOrigin(store, 7, config, "FR", 0.9)).toBe("https://fr-2");
  expect([...store]).toEqual([[key, "https://fr-2"]]);
  expect(keptOrigin(store, 7, config, "FR", 0)).toBe("https://fr-2");
  expect(keptOrigin(store, 8, config, "FR", 0)).toBe("https://fr-1");
});

it("[C7.08] is not kept where it is the default, which takes the place of an older choice", () => {
  const store = new Map([[key, "https://fr-2"]]);
  expect(keptOrigin(store, 7, config, "BE", 0)).toBe("https://default");
  expect([...store]).toEqual([]);
});

it("[C7.08] is drawn again when it matches no more: another country, another configuration, or no weight", () => {
  for (const local of [
    [entry("https://fr-3", 1, "FR")],
    [entry("https://fr-2", 0, "FR"), entry("https://fr-3", 1, "FR")],
  ]) {
    const store = new Map([[key, "https://fr-2"]]);
    expect(keptOrigin(store, 7, { ...config, local }, "FR", 0)).toBe("https://fr-3");
    expect(store.get(key)).toBe("https://fr-3");
  }
});

it("[C8.07] throws where weights lead to no choice", () => {
  const broken = { ...config, local: [entry("https://fr-1", 0, "FR")] };
  expect(() => keptOrigin(new Map(), 7, broken, "FR", 0)).toThrow(NoOriginError);
});
