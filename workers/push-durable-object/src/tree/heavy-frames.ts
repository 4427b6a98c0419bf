import { heavyLength } from "../../../../shared/push/push-limits.ts";
import type { SubjectFrame } from "../hub-protocol.ts";
import { createSignal } from "../signal.ts";
import { waitAtMost } from "../wait-at-most.ts";

/** The longest that the half of all children is waited for. */
const longestMs = 500;

/** Whether frames are a flood's, which is sent no faster than it is read. */
export const isHeavy = (frames: readonly SubjectFrame[]): boolean =>
  frames.reduce((length, { text }) => length + text.length, 0) >= heavyLength;

/**
 * Settles when all deliveries have, but waits for the slower half no longer than the quicker one took: a child that is slow, far away or
 * hangs delays the others by so much at the most.
 */
export async function mostOf(deliveries: readonly Promise<void>[]): Promise<void> {
  const startMs = Date.now();
  await waitAtMost(longestMs, halfOf(deliveries));
  await waitAtMost(Date.now() - startMs, Promise.all(deliveries));
}

async function halfOf(deliveries: readonly Promise<void>[]): Promise<void> {
  const half = createSignal();
  let left = Math.ceil(deliveries.length / 2);
  if (left === 0) return;
  const reached = half.next();
  for (const delivery of deliveries) {
    void delivery.finally(() => {
      left -= 1;
      if (left === 0) half.give();
    });
  }
  await reached;
}
