import { expect, it } from "vitest";
import { isSessionLogged } from "./log-sampling.ts";

it("[C9.06] logs one session in a hundred", () => {
  const draws = Array.from({ length: 1000 }, (_, index) => index / 1000);
  expect(draws.filter(isSessionLogged)).toHaveLength(10);
});
