import { expect, it } from "vitest";
import { clockToTheSecond } from "./clock-to-the-second.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { eventStatus } from "../../../shared/sports/statuses.ts";

const at = (over: Partial<Parameters<typeof clockToTheSecond>[0]>) =>
  clockToTheSecond({
    sportId: sportIds.soccer,
    status: eventStatus.secondHalf,
    statusStartSeconds: 10_000,
    nowSeconds: 10_000,
    ...over,
  });

it.each([
  [0, "45:00"],
  [1_343, "67:23"],
  [2_699, "89:59"],
  [2_700, "90+0:00"],
  [2_700 + 192, "90+3:12"],
  [-5, "45:00"],
])("[C4.29] counts %i s of the second half as %s", (elapsed, text) => {
  expect(at({ nowSeconds: 10_000 + elapsed })).toBe(text);
});

it("ends where no added time is as long: its source has fallen silent", () => {
  const after = (minutes: number) => at({ nowSeconds: 10_000 + (45 + minutes) * 60 });
  expect([after(29), after(30), after(434)]).toEqual(["90+29:00", null, null]);
});

it("counts as fast as a replay runs", () => {
  expect(at({ nowSeconds: 10_010, clockRate: 60 })).toBe("55:00");
});

it("is none where no second is known, at a break, while the clock stands, and in sports that count minutes", () => {
  expect(at({ statusStartSeconds: null })).toBeNull();
  expect(at({ status: eventStatus.halfTime })).toBeNull();
  expect(at({ minute: -1 })).toBeNull();
  expect(at({ sportId: sportIds.basketball, status: eventStatus.quarter1 })).toBeNull();
});

it("[C4.29] plays sevens in halves of seven minutes", () => {
  const sevens = { sportId: sportIds["rugby-union"], sevens: true };
  expect(at({ ...sevens, nowSeconds: 10_000 + 90 })).toBe("8:30");
  expect(at({ ...sevens, nowSeconds: 10_000 + 7 * 60 })).toBe("14+0:00");
});
