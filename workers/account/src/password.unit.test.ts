import { scryptSync } from "node:crypto";
import * as noble from "@noble/hashes/scrypt.js";
import { expect, it, vi } from "vitest";
import { hashPassword, isOutdated, isPassword, parseCost } from "./password.ts";

vi.mock("@noble/hashes/scrypt.js", { spy: true });
const scryptAsync = vi.mocked(noble.scryptAsync);
const cost = { N: 16, r: 1, p: 1 };

it("knows a password again, and no other", async () => {
  const stored = await hashPassword("Correct-horse", cost);
  expect(await isPassword("Correct-horse", stored, cost)).toBe(true);
  expect(await isPassword("correct-horse", stored, cost)).toBe(false);
});

it("stores the same password differently each time, and never as it is", async () => {
  const [one, other] = [await hashPassword("Correct-horse", cost), await hashPassword("Correct-horse", cost)];
  expect(one).not.toBe(other);
  expect(one).not.toContain("Correct");
});

it("takes a letter with its accent for the same letter, however it is composed", async () => {
  expect(await isPassword("Cafe\u0301-noir", await hashPassword("Caf\u00e9-noir", cost), cost)).toBe(true);
});

it("verifies a hash at the cost that it was made with, and says that it is outdated", async () => {
  const stored = await hashPassword("Correct-horse", cost);
  const higher = { N: 32, r: 1, p: 1 };
  expect(await isPassword("Correct-horse", stored, higher)).toBe(true);
  expect([isOutdated(stored, higher), isOutdated(stored, cost)]).toEqual([true, false]);
});

it("finds no password right where there is no account, after the same work as for an account", async () => {
  const stored = await hashPassword("Another-horse2", cost);
  for (const known of [stored, null]) {
    scryptAsync.mockClear();
    expect(await isPassword("Correct-horse", known, cost)).toBe(false);
    expect(scryptAsync.mock.calls.map(([, , options]) => options)).toMatchObject([{ dkLen: 32, ...cost }]);
  }
});

it("knows the hashes that the runtime's own scrypt has made", async () => {
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync("Correct-horse", salt, 32, cost);
  const stored = `scrypt$16,1,1$${salt.toString("base64")}$${key.toString("base64")}`;
  expect(await isPassword("Correct-horse", stored, cost)).toBe(true);
});

it("refuses a cost that is none", () => {
  for (const text of ["", "16", "15,1,1", "16,0,1", "16,1", "16,1,1,1"])
    expect(() => parseCost(text)).toThrow("SCRYPT_COST");
  expect(parseCost("16384,8,5")).toEqual({ N: 16384, r: 8, p: 5 });
});
