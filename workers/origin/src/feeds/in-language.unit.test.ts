import { expect, it } from "vitest";
import { aSchedule } from "../../../../shared/timeline/schedule.fixture.ts";
import { initialState } from "../../../../shared/timeline/fold.ts";
import { scheduleIn, stateIn } from "./in-language.ts";

const { home } = aSchedule();

it("calls the sides of an event as the language does, by their own names where it has none", () => {
  const schedule = aSchedule({ home: { ...home, name: "Bayern Munich", names: { de: "Bayern München" } } });
  const called = (["fr", "en", "de"] as const).map((lang) => scheduleIn(schedule, lang).home.name);
  expect(called).toEqual(["Bayern Munich", "Bayern Munich", "Bayern München"]);
  expect(scheduleIn(schedule, "de").away?.name).toBe(schedule.away?.name);
});

it("makes nothing new of what has one name", () => {
  const state = initialState(aSchedule());
  expect(stateIn(state, "de")).toBe(state);
});
