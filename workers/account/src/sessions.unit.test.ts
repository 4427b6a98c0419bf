import { expect, it } from "vitest";
import { day } from "./clock.ts";
import { isRotationDue, useOf, type SessionRow } from "./sessions.ts";

const session: SessionRow = {
  id: "s",
  user_id: "u",
  token: "now",
  pending: "next",
  retired: "before",
  retired_at: 1_000,
  rotated_at: 1_000,
  created_at: 0,
  used_at: 1_000,
};

it("takes the token and the next one, which replaces it", () => {
  expect(useOf(session, "now", 1_000)).toBe("valid");
  expect(useOf(session, "next", 1_000)).toBe("promote");
});

it("takes the token before for a minute, and then takes it for stolen", () => {
  expect(useOf(session, "before", 1_060)).toBe("valid");
  expect(useOf(session, "before", 1_061)).toBe("stolen");
});

it("ends a session after half a year without use, and after a year with it", () => {
  expect(useOf(session, "now", 1_000 + 180 * day)).toBe("valid");
  expect(useOf(session, "now", 1_001 + 180 * day)).toBe("ended");
  const busy = { ...session, used_at: 365 * day };
  expect(useOf(busy, "now", 365 * day)).toBe("valid");
  expect(useOf(busy, "now", 365 * day + 1)).toBe("ended");
});

it("gives a new token once a day", () => {
  expect(isRotationDue(session, 999 + day)).toBe(false);
  expect(isRotationDue(session, 1_000 + day)).toBe(true);
});
