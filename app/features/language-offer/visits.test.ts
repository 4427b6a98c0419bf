import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeOffer, countVisit } from "./visits.ts";

const toStorage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  };
};
const beginVisit = () => vi.stubGlobal("sessionStorage", toStorage());
const visits = (count: number) =>
  Array.from({ length: count }, () => {
    beginVisit();
    return countVisit();
  });

beforeEach(() => vi.stubGlobal("localStorage", toStorage()));
afterEach(() => vi.unstubAllGlobals());

it("[C9.04] is due once there were three visits, on each page of a visit and each visit from then on", () => {
  expect(visits(5)).toEqual([false, false, true, true, true]);
  expect(countVisit()).toBe(true);
});

it("counts a visit once, however many pages it has", () => {
  expect([...visits(1), countVisit(), countVisit(), countVisit(), countVisit()]).not.toContain(true);
});

it("[C9.04] is never due again once it was answered", () => {
  visits(4);
  closeOffer();
  expect([countVisit(), ...visits(5)]).not.toContain(true);
});

it("is never due where the browser stores nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(visits(5)).not.toContain(true);
  expect(closeOffer).not.toThrow();
});
