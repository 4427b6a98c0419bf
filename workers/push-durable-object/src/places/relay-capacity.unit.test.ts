import { expect, it } from "vitest";
import { createReckoning } from "./relay-capacity.ts";

it("makes room for as many as there were within the last minutes", () => {
  const reckoning = createReckoning();
  expect(reckoning.socketsFor(5_000, 0)).toBe(5_000);
  expect(reckoning.socketsFor(40, 149_999)).toBe(5_000);
  expect(reckoning.socketsFor(60, 150_000)).toBe(60);
  expect(reckoning.socketsFor(50, 160_000)).toBe(60);
  expect(reckoning.socketsFor(70, 170_000)).toBe(70);
});

it("makes room for those who come while an answer is in use, at the pace of the last seconds", () => {
  const reckoning = createReckoning();
  reckoning.welcome(400, 1_000);
  expect(reckoning.socketsFor(400, 1_000)).toBe(1_400);
  reckoning.welcome(400, 1_000);
  expect(reckoning.socketsFor(800, 1_000)).toBe(2_800);
  expect(reckoning.socketsFor(800, 200_000)).toBeCloseTo(800);
});

it("counts none where sockets closed, and survives a clock that went back", () => {
  const reckoning = createReckoning();
  reckoning.welcome(-300, 90_000);
  expect(reckoning.socketsFor(100, 90_000)).toBe(100);
  reckoning.welcome(100, 80_000);
  expect(reckoning.socketsFor(200, 80_000)).toBe(450);
});
