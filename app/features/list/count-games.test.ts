import { expect, it } from "vitest";
import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { countGames } from "./count-games.ts";

const events: Readonly<Record<string, EventFields>> = {
  before: { statusType: statusType.scheduled },
  running: { statusType: statusType.live },
  after: { statusType: statusType.finished },
  masked: {},
  maskedNext: { statusType: statusType.scheduled },
};
const store = { getEvent: (id: string) => events[id] ?? null };
const ids = ["before", "running", "after", "gone"];

it("counts the games that a closed league hides, and those of them that are live", () => {
  expect(countGames(ids, "all", store)).toBe("3/1");
});

it("counts those of the tab alone", () => {
  expect(countGames(ids, "finished", store)).toBe("1/0");
  expect(countGames(ids, "scheduled", store)).toBe("1/0");
});

it("has a hidden game of the past in no tab but that of all, one to come among those to come", () => {
  expect(countGames(["masked", "maskedNext"], "all", store)).toBe("2/0");
  expect(countGames(["masked", "maskedNext"], "scheduled", store)).toBe("1/0");
});
