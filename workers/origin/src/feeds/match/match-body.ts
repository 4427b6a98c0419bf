import { encodeRow, type Cell } from "../../../../../shared/feed/codec.ts";
import { contentHash } from "../../../../../shared/feed/content-hash.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import { toEventFields } from "../../../../../shared/timeline/to-event-fields.ts";

/** The state of one match (`dc_`): a single row of its own keys, its signature inside the row. */
export function toMatchBody(state: EventState): string {
  const fields = toEventFields(state, "");
  const cells = (
    [
      ["DA", fields.stageType],
      ["DZ", fields.stageTypeShown],
      ["DB", fields.stage],
      ["DC", fields.startSeconds],
      ["DD", fields.stageStartSeconds],
      ["DE", fields.homeScore],
      ["DF", fields.awayScore],
      ["DG", fields.homeFullTime],
      ["DH", fields.awayFullTime],
      ["REA", fields.homePart3],
      ["REB", fields.awayPart3],
      ["DI", fields.minute],
      ["DJ", toLetter(fields.winner)],
      ["AZ", fields.winnerFullTime],
      ["DM", fields.notice],
    ] as const
  ).flatMap(([key, value]): Cell[] => (value === undefined || value === null ? [] : [[key, String(value)]]));
  return encodeRow([...cells, ["A1", contentHash(encodeRow(cells))]]);
}

/** H home, A away, D draw; empty while nobody has won. */
const toLetter = (winner: number | null | undefined) =>
  winner === undefined || winner === null ? undefined : (["D", "H", "A"][winner] ?? "");
