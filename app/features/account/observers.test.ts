import { describe, expect, it } from "vitest";
import { isReportedToObservers } from "./observers.ts";
import type { SessionField } from "./session-keys.ts";

const fields: SessionField[] = ["data", "privateData", "email"];
const reported = (origin: "this-tab" | "other-tab", isForced = false) =>
  fields.map((field) => isReportedToObservers({ field, origin, isForced }));

describe("observers of the session", () => {
  it("[A3.02] hear of every change from another tab", () => {
    expect(reported("other-tab")).toEqual([true, true, true]);
  });

  it("[A3.02] do not hear of inner or private data that this tab changed, unless forced", () => {
    expect(reported("this-tab")).toEqual([false, false, true]);
    expect(reported("this-tab", true)).toEqual([true, true, true]);
  });
});
