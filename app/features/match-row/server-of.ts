import type { EventFields } from "../../../shared/wire/event-fields.ts";
import { parseServe, type Serve } from "../../../shared/timeline/winner.ts";
import { isPlaying } from "../../../shared/sports/status-types.ts";

/**
 * The side that serves, bats or throws (C3.02); null while there is no play. Changes never clear the server's cell (F30): an event that a
 * browser has followed keeps its last value when the play is interrupted or ends.
 */
export const serverOf = ({ serve, status }: EventFields): Serve | null =>
  typeof status === "number" && isPlaying(status) ? parseServe(serve) : null;
