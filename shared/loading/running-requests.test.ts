import { describe, expect, it } from "vitest";
import { endRequest, isCurrentRequest, startRequest } from "./running-requests.ts";

describe("running requests", () => {
  it("[C4.12] aborts the previous request of the same context and no other", () => {
    const first = startRequest(new Map(), "list", 1);
    const other = startRequest(first.running, "detail", 2);
    const second = startRequest(other.running, "list", 3);
    expect([first.aborted, other.aborted, second.aborted]).toEqual([null, null, 1]);
    expect(isCurrentRequest(second.running, "list", 1)).toBe(false);
    expect(isCurrentRequest(second.running, "list", 3)).toBe(true);
    expect(isCurrentRequest(second.running, "detail", 2)).toBe(true);
  });

  it("[C4.12] aborts nothing after the previous request has ended", () => {
    const ended = endRequest(startRequest(new Map(), "list", 1).running, "list", 1);
    expect(startRequest(ended, "list", 2).aborted).toBeNull();
  });

  it("keeps the current request when an aborted one ends late", () => {
    const first = startRequest(new Map(), "list", 1).running;
    const second = startRequest(first, "list", 2).running;
    expect(endRequest(second, "list", 1).get("list")).toBe(2);
  });
});
