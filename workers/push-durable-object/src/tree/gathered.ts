import type { Position } from "../../../../shared/push/frames.ts";
import { maxRowsBytes } from "../../../../shared/push/push-limits.ts";
import { parseServerFrame } from "../../../../shared/push/server-frame.ts";
import { helloText, rowsText } from "../frame-text.ts";
import type { SubjectFrame } from "../hub-protocol.ts";
import { byteLength } from "../unread.ts";

/** Frames of all subjects that wait for one child, in bytes. */
const mostBytes = 4 * maxRowsBytes;

/** `frames` is empty when too many bytes wait: only the position is sent then, and subscribers request the missing rows (P13). */
type Waiting = { position: Position; frames: SubjectFrame[]; bytes: number };

export type Gathered = ReturnType<typeof createGathered>;
export type Merge = ReturnType<typeof createMerge>;

/** The frames that wait for a child which has not yet answered for those before. */
export function createGathered(merge: Merge) {
  const waiting = new Map<string, Waiting>();
  let epoch: string | null = null;
  let bytes = 0;

  /** Replaces a subject's waiting frames by its position alone. */
  function announce(known: Waiting, position: Position) {
    bytes -= known.bytes;
    Object.assign(known, { position, frames: [], bytes: 0 });
  }

  /**
   * A hub begins a new epoch for all its subjects at once, and the rows that wait belong to the old one. The other subjects
   * keep their numbers under the new epoch; the position of the frame's own subject is known from the frame alone.
   */
  function renumber({ subject, position }: SubjectFrame) {
    if (epoch !== null && epoch !== position.epoch) {
      for (const known of waiting.values()) announce(known, { n: known.position.n, epoch: position.epoch });
      waiting.delete(subject);
    }
    ({ epoch } = position);
  }

  function addOne(frame: SubjectFrame) {
    const { subject, position } = frame;
    const known = waiting.get(subject);
    const added = byteLength(frame.text);
    if (known === undefined) {
      waiting.set(subject, { position, frames: [frame], bytes: added });
      bytes += added;
      return;
    }
    // A frame that arrives after a later one must not set the position back.
    const latest = position.n > known.position.n ? position : known.position;
    if (known.frames.length === 0 || known.bytes + added > maxRowsBytes) return announce(known, latest);
    known.position = latest;
    known.frames.push(frame);
    known.bytes += added;
    bytes += added;
  }

  return {
    add(frames: readonly SubjectFrame[]) {
      for (const frame of frames) {
        renumber(frame);
        addOne(frame);
      }
      if (bytes > mostBytes) for (const known of waiting.values()) announce(known, known.position);
    },
    /** Removes and returns all waiting frames; consecutive rows are merged into one frame. */
    take(nowMs: number): readonly SubjectFrame[] {
      const taken = [...waiting].flatMap(([subject, { position, frames }]) =>
        frames.length > 0 ? merge(frames) : [{ subject, position, text: helloText({ [subject]: position }, nowMs, 0) }],
      );
      waiting.clear();
      bytes = 0;
      return taken;
    },
  };
}

/** Puts rows together that follow each other. Children that wait for the same frames get the same texts, built once. */
export function createMerge() {
  const merged = new WeakMap<SubjectFrame, { readonly last: SubjectFrame; readonly frames: readonly SubjectFrame[] }>();
  return function merge(frames: readonly SubjectFrame[]): readonly SubjectFrame[] {
    const [first] = frames;
    const last = frames.at(-1);
    if (first === undefined || last === undefined || first === last) return frames;
    const known = merged.get(first);
    if (known?.last === last) return known.frames;
    const built = toFewer(frames);
    merged.set(first, { last, frames: built });
    return built;
  };
}

function toFewer(frames: readonly SubjectFrame[]): readonly SubjectFrame[] {
  const fewer: SubjectFrame[] = [];
  let run: { firstSeq: number; rows: string[] } | null = null;
  for (const frame of frames) {
    const { subject, position } = frame;
    const parsed = parseServerFrame(frame.text);
    const before = fewer.at(-1);
    if (parsed?.t === "rows" && run !== null && before !== undefined && parsed.n === before.position.n + 1) {
      run.rows.push(parsed.r);
      fewer[fewer.length - 1] = { subject, position, text: rowsText(subject, run.firstSeq, run.rows) };
    } else {
      run = parsed?.t === "rows" ? { firstSeq: parsed.n, rows: [parsed.r] } : null;
      fewer.push(frame);
    }
  }
  return fewer;
}
