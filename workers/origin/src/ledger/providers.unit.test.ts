import { describe, expect, it } from "vitest";
import { silentProvider, type Provider } from "../../../../shared/timeline/provider.ts";
import { toProviders } from "./providers.ts";

const real: Provider = { ...silentProvider, id: "wire", origin: "real" };
const made: Provider = {
  ...silentProvider,
  id: "made-up",
  origin: "simulated",
  otherNames: () => [{ lang: "en", text: "Spurs" }],
};

describe("the providers of a deployment", () => {
  const providers = toProviders([real, made]);

  it("are found by what a schedule says", () => {
    expect(providers.of({ provider: "made-up" })).toBe(made);
    expect(providers.idsOf("real")).toEqual(["wire"]);
  });

  it("take an event of a provider that is gone for a simulated one that nobody plays on", () => {
    const gone = providers.of({ provider: "gone" });
    expect([gone.id, gone.origin, gone.mainPrices.length]).toEqual(["gone", "simulated", 0]);
  });

  it("are asked in turn until one knows something", () => {
    expect(providers.first(({ otherNames }) => otherNames("1"))).toEqual([{ lang: "en", text: "Spurs" }]);
    expect(providers.first(({ transfers }) => [transfers].slice(1))).toEqual([]);
  });

  it("have an id each", () => {
    expect(() => toProviders([real, { ...made, id: "wire" }])).toThrow(RangeError);
  });
});
