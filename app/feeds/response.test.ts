import { describe, expect, it } from "vitest";
import { hasNewData, isSuccess } from "./response.ts";

const headers = new Map<string, string>();
const answerHeaders = { get: (name: string) => headers.get(name) ?? null };
const body = "SA÷1¬~";

describe("answers to feed requests", () => {
  it("[C5.05] succeed with 200, 304, 204, 1223 and 0 alone", () => {
    const statuses = Array.from({ length: 1_300 }, (_, status) => status);
    expect(statuses.filter(isSuccess)).toEqual([0, 200, 204, 304, 1223]);
  });

  it.each([304, 204, 1223, 404, 500])("[C5.05] bring nothing new with status %i", (status) => {
    expect(hasNewData(status, answerHeaders, body)).toBe(false);
  });

  it("[C5.05] bring nothing new without headers", () => {
    expect(hasNewData(200, null, body)).toBe(false);
  });

  it("[C5.04] bring nothing new with an empty body", () => {
    expect(["", "0", "abc"].map((body) => hasNewData(200, answerHeaders, body))).toEqual([false, false, false]);
  });

  it.each([200, 0])("[C5.04] [C5.05] bring data with status %i and a body", (status) => {
    expect(hasNewData(status, answerHeaders, body)).toBe(true);
  });
});
