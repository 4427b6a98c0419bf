import { reset, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { openChangeLog, type ChangeLog } from "./change-log.ts";
import { hubName } from "./hub-protocol.ts";

const minuteMs = 60_000;
const limits = { maxRows: 100, maxAgeMs: 10 * minuteMs };
const subject = "u_1_1";
const row = (seq: number) => `AA÷abcdefgh¬AG÷${seq}¬~`;

const withLog = (work: (log: ChangeLog) => void) =>
  runInDurableObject(env.SPORT_HUB.getByName(hubName(1)), (_, state) => work(openChangeLog(state.storage.sql, limits)));

afterEach(() => reset());

describe("the window of changes", () => {
  it("forgets what is older than its age, and keeps the last number", () =>
    withLog((log) => {
      log.append(subject, 1, [row(1), row(2)], 0);
      log.append(subject, 3, [row(3)], 11 * minuteMs);
      expect([log.oldest(subject), log.newest(subject)]).toEqual([3, 3]);
    }));

  it("keeps every row when the clock goes back by two minutes, and lets them age from there", () =>
    withLog((log) => {
      log.append(subject, 1, [row(1)], 20 * minuteMs);
      log.append(subject, 2, [row(2)], 18 * minuteMs);
      expect(log.oldest(subject)).toBe(1);
      log.append(subject, 3, [row(3)], 29 * minuteMs);
      expect(log.oldest(subject)).toBe(1);
      log.append(subject, 4, [row(4)], 40 * minuteMs);
      expect(log.oldest(subject)).toBe(4);
    }));

  it("does not keep for ever what was written while the clock was far ahead", () =>
    withLog((log) => {
      log.append(subject, 1, [row(1)], 1_000 * minuteMs);
      log.append(subject, 2, [row(2)], 0);
      expect(log.oldest(subject)).toBe(2);
    }));

  it("hands out rows as far as they fit, and never none", () =>
    withLog((log) => {
      log.append(subject, 1, [row(1), row(2), row(3)], 0);
      const bytes = new TextEncoder().encode(row(1)).length;
      expect(log.rows(subject, 1, 3, 2 * bytes)).toEqual([row(1), row(2)]);
      expect(log.rows(subject, 1, 3, 1)).toEqual([row(1)]);
      expect(log.rows(subject, 1, 3)).toHaveLength(3);
    }));
});
