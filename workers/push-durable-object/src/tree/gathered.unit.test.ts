import { describe, expect, it } from "vitest";
import { maxRowsBytes } from "../../../../shared/push/push-limits.ts";
import { helloText, rowsText } from "../frame-text.ts";
import type { SubjectFrame } from "../hub-protocol.ts";
import { createGathered, createMerge } from "./gathered.ts";

const nowMs = Date.UTC(2026, 7, 15);
const row = (seq: number, width = 0) => `AA÷"é😀"¬AG÷${seq}${"x".repeat(width)}¬~`;

function frame(first: number, last = first, { of = "u_1_1", epoch = "a", width = 0 } = {}): SubjectFrame {
  const rows = Array.from({ length: last - first + 1 }, (_, index) => row(first + index, width));
  return { subject: of, position: { n: last, epoch }, text: rowsText(of, first, rows) };
}
const announced = (n: number, { of = "u_1_1", epoch = "a" } = {}): SubjectFrame => {
  const position = { n, epoch };
  return { subject: of, position, text: helloText({ [of]: position }, nowMs, 0) };
};
function gather(...frames: readonly SubjectFrame[]) {
  const gathered = createGathered(createMerge());
  for (const one of frames) gathered.add([one]);
  return gathered.take(nowMs);
}

describe("what gathers for a child", () => {
  it("[P3] is one frame of the rows that follow each other, of each subject", () => {
    const other = { of: "ul_1_1" };
    expect(gather(frame(3), frame(7, 7, other), frame(4, 5), frame(8, 8, other), frame(6))).toEqual([
      frame(3, 6),
      frame(7, 8, other),
    ]);
  });

  it("is taken once", () => {
    const gathered = createGathered(createMerge());
    gathered.add([frame(1)]);
    expect([gathered.take(nowMs), gathered.take(nowMs)]).toEqual([[frame(1)], []]);
    gathered.add([frame(2)]);
    expect(gathered.take(nowMs)).toEqual([frame(2)]);
  });

  it("[P3] keeps apart what does not follow: a gap, an announcement, and what comes twice", () => {
    const apart = [frame(1), frame(3), announced(5), frame(6), frame(6)];
    expect(gather(...apart)).toEqual(apart);
  });

  it("[P13] is the position alone where the rows are more than a frame holds, whatever follows", () => {
    const width = maxRowsBytes / 3;
    const [one, two, three] = [1, 2, 3].map((seq) => frame(seq, seq, { width }));
    if (one === undefined || two === undefined || three === undefined) throw new Error("three frames");
    expect(gather(one, two)).toEqual([frame(1, 2, { width })]);
    expect(gather(one, two, three, frame(4))).toEqual([announced(4)]);
    // An older one that comes late does not take the position back.
    expect(gather(one, two, three, frame(2))).toEqual([announced(3)]);
  });

  it("is the positions alone where many subjects have much that waits", () => {
    const subjects = Array.from({ length: 8 }, (_, index) => `games_fr_g_1_${index}`);
    const frames = subjects.map((of) => frame(1, 1, { of, width: maxRowsBytes / 2 }));
    const isSame = (one: readonly SubjectFrame[], other: readonly SubjectFrame[]) =>
      JSON.stringify(one) === JSON.stringify(other);
    const fits = frames.slice(0, 7);
    expect(isSame(gather(...fits), fits)).toBe(true);
    const positions = subjects.map((of) => announced(1, { of }));
    expect(isSame(gather(...frames), positions)).toBe(true);
  });

  it("[P9] holds no rows of an epoch that is over: other subjects keep their numbers in the new one", () => {
    const epoch = "b";
    expect(gather(frame(8), frame(4, 4, { of: "ul_1_1" }), announced(2, { epoch }), frame(3, 3, { epoch }))).toEqual([
      announced(4, { of: "ul_1_1", epoch }),
      announced(2, { epoch }),
      frame(3, 3, { epoch }),
    ]);
  });

  it("is built once for children that wait for the same", () => {
    const merge = createMerge();
    const frames = [frame(1), frame(2), frame(3)];
    const [one, other] = [1, 2].map(() => {
      const gathered = createGathered(merge);
      gathered.add(frames);
      return gathered.take(nowMs);
    });
    expect(one).toEqual([frame(1, 3)]);
    expect(other?.[0]).toBe(one?.[0]);
    const longer = createGathered(merge);
    longer.add([...frames, frame(4)]);
    expect(longer.take(nowMs)).toEqual([frame(1, 4)]);
  });
});
