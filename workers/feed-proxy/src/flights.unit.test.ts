import { expect, it } from "vitest";
import { createFlights } from "./flights.ts";

it("gives all who come while it runs the result of the first", async () => {
  const flights = createFlights<number>();
  let started = 0;
  const start = async () => (started += 1);
  const results = Promise.all([flights.join("a", start), flights.join("a", start), flights.join("b", start)]);
  expect(await results).toEqual([1, 1, 2]);
});

it("starts again for those who come after it ended, well or badly", async () => {
  const flights = createFlights<string>();
  const failure = flights.join("a", () => Promise.reject(new Error("down")));
  await expect(failure).rejects.toThrow("down");
  expect(await flights.join("a", async () => "up")).toBe("up");
  expect(await flights.join("a", async () => "still up")).toBe("still up");
});
