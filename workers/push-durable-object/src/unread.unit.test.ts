import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markEveryBytes, maxUnreadBytes } from "../../../shared/push/push-limits.ts";
import { afterSleep, costOf, isMarkDue, isWorthSaving, nothingUnread, toSeen, toSent, withMark } from "./unread.ts";

describe("what a socket has not shown to have read", () => {
  it("[P11] is never more than its bound: what would exceed it is not sent", () => {
    const full = { bytes: maxUnreadBytes - 100, mark: null };
    expect(toSent(full, 100)).toEqual({ bytes: maxUnreadBytes, mark: null });
    expect(toSent(full, 101)).toBeNull();
  });

  it("[P11] asks for a sign after many bytes, one at a time, and never an idle subscriber", () => {
    expect(isMarkDue(nothingUnread)).toBe(false);
    expect(isMarkDue({ bytes: markEveryBytes - 1, mark: null })).toBe(false);
    const due = { bytes: markEveryBytes, mark: null };
    expect(isMarkDue(due)).toBe(true);
    expect(isMarkDue(withMark(due, "a"))).toBe(false);
  });

  it("[P11] shrinks by what came before the mark, and by nothing for a text that no mark had", () => {
    const marked = withMark({ bytes: 20_000, mark: null }, "a");
    const more = { ...marked, bytes: 25_000 };
    expect(toSeen(more, "a")).toEqual({ bytes: 5_000, mark: null });
    expect(toSeen(more, "b")).toBeNull();
    expect(toSeen(nothingUnread, "a")).toBeNull();
  });

  it("[P11] counts bytes, not characters, and what a frame costs besides its text", () => {
    expect(costOf("÷÷") - costOf("")).toBe(4);
    expect(costOf("")).toBeGreaterThan(0);
  });

  it("[P11] is after a sleep at least what it was before", () => {
    const send = fc.array(fc.integer({ min: 1, max: 3_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(send, (costs) => {
        let now = nothingUnread;
        let saved = nothingUnread;
        for (const cost of costs) {
          now = toSent(now, cost) ?? now;
          if (isMarkDue(now)) now = withMark(now, "a");
          if (isWorthSaving(saved, now)) saved = now;
          expect(afterSleep(saved).bytes).toBeGreaterThanOrEqual(now.bytes);
          expect(saved.mark).toEqual(now.mark);
        }
      }),
    );
  });
});
