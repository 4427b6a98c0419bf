import { expect, it } from "vitest";
import { calendarPath, eventOfCalendarPath } from "./calendar-path.ts";

it("has an address of its own beside the match's", () => {
  expect(eventOfCalendarPath(calendarPath("15V03UEq"))).toBe("15V03UEq");
  for (const path of ["/match/15V03UEq", "/match/../x.ics", "/match/15V03UEq.ics/x"]) {
    expect(eventOfCalendarPath(path)).toBeNull();
  }
});
