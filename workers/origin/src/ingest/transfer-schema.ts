import { z } from "@hono/zod-openapi";
import { transferKinds } from "../../../../shared/competitions/transfer.ts";
import { id, label, seconds, sportId, text } from "../../../../shared/ingest/schema-basics.ts";

const teamId = z
  .union([id, z.literal("")])
  .openapi({ description: "empty where there is no team, or none that is known" });

/** A player's move from one team to another; the same id again replaces it. */
export const transferSchema = z
  .strictObject({
    id,
    playerId: id,
    player: label,
    fromId: teamId,
    from: text(120).trim(),
    toId: teamId,
    to: text(120).trim(),
    kind: z.enum(transferKinds),
    fee: text(40).openapi({ description: "as printed", example: "12 M€" }),
    daySeconds: seconds.openapi({ description: "midnight UTC of the day" }),
  })
  .readonly()
  .openapi("Transfer");

export const transferBatchSchema = z
  .strictObject({ sportId, transfers: z.array(transferSchema).min(1).max(1000).readonly() })
  .openapi("TransferBatch");
export const transferEnvelope = transferBatchSchema.extend({ transfers: z.array(z.unknown()).min(1).max(1000) });
