import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideRows } from "../../../app/live/rows-step.ts";
import { decideResume } from "./resume.ts";

describe("resuming", () => {
  it("[P5] replays what follows, when the window reaches back to it", () => {
    expect(decideResume({ since: 4, oldest: 5, newest: 9 })).toEqual({ kind: "replay", from: 5, to: 9 });
    expect(decideResume({ since: 8, oldest: 5, newest: 9 })).toEqual({ kind: "replay", from: 9, to: 9 });
  });

  it("[P5] calls for repair one change before the window, and above what the hub ever gave", () => {
    expect(decideResume({ since: 3, oldest: 5, newest: 9 })).toEqual({ kind: "repair", goOnFrom: 4 });
    expect(decideResume({ since: 10, oldest: 5, newest: 9 })).toEqual({ kind: "repair", goOnFrom: 4 });
  });

  it("[P5] replays nothing to a subscriber that is up to date, though the window is empty", () => {
    expect(decideResume({ since: 9, oldest: null, newest: 9 })).toEqual({ kind: "replay", from: 10, to: 9 });
    expect(decideResume({ since: 8, oldest: null, newest: 9 })).toEqual({ kind: "repair", goOnFrom: 9 });
  });

  it("[P5] takes a hub that gave no number for one at position 0", () => {
    expect(decideResume({ since: 0, oldest: null, newest: null })).toEqual({ kind: "replay", from: 1, to: 0 });
    expect(decideResume({ since: 1, oldest: null, newest: null })).toEqual({ kind: "repair", goOnFrom: 0 });
  });

  it("[P5] goes on from where a repair says that it can", () => {
    expect(decideResume({ since: 4, oldest: 5, newest: 9 }).kind).toBe("replay");
    expect(decideResume({ since: 9, oldest: null, newest: 9 }).kind).toBe("replay");
  });

  it("[P3] [P4] always fits the subscriber: what is replayed is applied from its first row to its last", () => {
    const position = fc
      .tuple(fc.integer({ min: 1, max: 50 }), fc.nat(50), fc.nat(120))
      .map(([oldest, length, since]) => ({ since, oldest, newest: oldest + length }));
    fc.assert(
      fc.property(position, ({ since, oldest, newest }) => {
        const resume = decideResume({ since, oldest, newest });
        const isOutside = since > newest || since + 1 < oldest;
        expect(resume.kind).toBe(isOutside ? "repair" : "replay");
        if (resume.kind === "repair" || since === newest) return;
        expect(resume.from).toBeGreaterThanOrEqual(oldest);
        const step = decideRows(since, resume.from, resume.to - resume.from + 1);
        expect(step).toEqual({ kind: "apply", skip: 0, have: newest });
      }),
    );
  });
});
