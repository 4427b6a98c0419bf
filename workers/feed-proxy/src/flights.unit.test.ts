import { expect, it } from "vitest";
import { createFlights, silenceMs } from "./flights.ts";

it("shows a flight to all who come while it is under way, and its result to all who hold it", () => {
  const flights = createFlights<number>(() => 0);
  const flight = flights.begin("a");
  expect([flights.find("a"), flights.find("b")]).toEqual([flight, null]);
  flights.land("a", flight, 1);
  expect([flight.landed, flights.find("a")]).toEqual([1, null]);
});

it("takes a flight for lost when its request gives no sign of life, and keeps the one that follows it", () => {
  let nowMs = 0;
  const flights = createFlights<number>(() => nowMs);
  const lost = flights.begin("a");
  nowMs = silenceMs - 1;
  flights.signalLife(lost);
  nowMs += silenceMs - 1;
  expect(flights.find("a")).toBe(lost);
  nowMs += 1;
  expect([flights.find("a"), flights.isLost(lost)]).toEqual([null, true]);
  const next = flights.begin("a");
  flights.land("a", lost, 1);
  expect(flights.find("a")).toBe(next);
});

it("takes a flight for lost when the clock was set back, until it gives a sign of life", () => {
  let nowMs = 120_000;
  const flights = createFlights<number>(() => nowMs);
  const flight = flights.begin("a");
  nowMs = 0;
  expect(flights.find("a")).toBeNull();
  flights.signalLife(flight);
  expect(flights.find("a")).toBe(flight);
});
