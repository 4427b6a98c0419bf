import { expect, it } from "vitest";
import { createFlights } from "./flights.ts";

const silenceMs = 2_000;
const flightsAt = (nowMs: () => number) => createFlights<number>(nowMs, silenceMs, () => ({}));

it("shows a flight to all who come while it is under way, and its result to all who hold it", () => {
  const flights = flightsAt(() => 0);
  const flight = flights.begin("a");
  expect([flights.find("a"), flights.find("b")]).toEqual([flight, null]);
  flights.land("a", flight, 1);
  expect([flight.landed, flights.find("a")]).toEqual([1, null]);
});

it("takes a flight for lost when its request gives no sign of life, and keeps the one that follows it", () => {
  let nowMs = 0;
  const flights = flightsAt(() => nowMs);
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
  const flights = flightsAt(() => nowMs);
  const flight = flights.begin("a");
  nowMs = 0;
  expect(flights.find("a")).toBeNull();
  flights.signalLife(flight);
  expect(flights.find("a")).toBe(flight);
});

it("is watched ever less often until it lands, is lost, or who watches is content", async () => {
  let nowMs = 0;
  const looks: number[] = [];
  const flights = flightsAt(() => nowMs);
  const flight = flights.begin("a");
  const wait = async (ms: number) => {
    looks.push(ms);
    nowMs += ms;
    if (nowMs >= 200) flights.land("a", flight, 1);
  };
  expect(await flights.watch(flight, wait)).toBe(1);
  expect(looks).toEqual([5, 10, 20, 40, 50, 50, 50]);
  const lost = flights.begin("b");
  expect(await flights.watch(lost, wait)).toBeNull();
  const left = flights.begin("c");
  expect(await flights.watch(left, wait, () => 7)).toBe(7);
});
