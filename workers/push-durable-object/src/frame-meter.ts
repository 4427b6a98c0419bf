import { maxFramesPerMinute } from "../../../shared/push/push-limits.ts";

/** Counts the frames of each socket, minute by minute. Forgotten in hibernation, which a busy socket prevents. */
export function createFrameMeter() {
  const counts = new WeakMap<object, { readonly minute: number; readonly count: number }>();
  return {
    isAllowed(socket: object, nowMs: number): boolean {
      const minute = Math.floor(nowMs / 60_000);
      const before = counts.get(socket);
      const count = before?.minute === minute ? before.count + 1 : 1;
      counts.set(socket, { minute, count });
      return count <= maxFramesPerMinute;
    },
  };
}
