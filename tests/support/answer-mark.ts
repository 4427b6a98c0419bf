import type { ClientFrame } from "../../shared/push/frames.ts";

/** A subscriber's answer to a frame that asks for a sign of reading, null for any other (P11). */
export function answerMark(text: string): string | null {
  const token = /^\{"t":"mark","m":"([^"]+)"\}$/.exec(text)?.[1];
  return token === undefined ? null : JSON.stringify({ t: "seen", m: token } satisfies ClientFrame);
}
