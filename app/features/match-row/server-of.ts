import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { parseServe, type Serve } from "../../../shared/sports/results/winner.ts";
import { isPlaying } from "../../../shared/sports/status-types.ts";

/**
 * Who serves, bats or throws (C3.02). A change that interrupts or ends the play does not say that nobody does any more (F30), so
 * that what a browser has followed still names the last one.
 */
export const serverOf = ({ serve, status }: EventFields): Serve | null =>
  typeof status === "number" && isPlaying(status) ? parseServe(serve) : null;
