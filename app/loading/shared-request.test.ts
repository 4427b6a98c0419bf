import { describe, expect, it } from "vitest";
import { isPlaceLoaded, sharedRequest } from "./shared-request.ts";

/** A resolver that gives these answers in turn and counts how often it was asked. */
function resolver(...answers: (string | null | Error)[]) {
  let asked = 0;
  const load = async () => {
    const answer = answers[asked] ?? null;
    asked += 1;
    if (answer instanceof Error) throw answer;
    return { country: answer };
  };
  return { load, asked: () => asked };
}

describe("the shared request for the place", () => {
  it("[C4.42] is made on demand and once, however many ask", async () => {
    const { load, asked } = resolver("FR");
    const place = sharedRequest(load, isPlaceLoaded);
    expect(asked()).toBe(0);
    const places = await Promise.all([place(), place(), place()]);
    places.push(await place());
    expect(places.map((one) => one.country)).toEqual(["FR", "FR", "FR", "FR"]);
    expect(asked()).toBe(1);
  });

  it("[C4.42] is made again until a country is known", async () => {
    const { load, asked } = resolver(null, "", "BE");
    const place = sharedRequest(load, isPlaceLoaded);
    expect(await place()).toEqual({ country: null });
    expect(await place()).toEqual({ country: "" });
    expect(await place()).toEqual({ country: "BE" });
    expect(await place()).toEqual({ country: "BE" });
    expect(asked()).toBe(3);
  });

  it("is made again after a failure", async () => {
    const { load } = resolver(new Error("offline"), "FR");
    const place = sharedRequest(load, isPlaceLoaded);
    await expect(place()).rejects.toThrow("offline");
    expect(await place()).toEqual({ country: "FR" });
  });
});
