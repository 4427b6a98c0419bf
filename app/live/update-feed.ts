import { hasData } from "../../shared/wire/codec.ts";
import { splitRows } from "./rows-step.ts";
import type { LiveStore } from "./store.ts";

/**
 * Takes a polled update feed into the store. Its rows are the subject's last changes without gaps, so the first one's
 * number follows from how many there are. `gap`: it does not reach back to what the store holds.
 */
export function applyUpdateFeed(
  store: LiveStore,
  subject: string,
  body: string,
  seq: number,
): "data" | "no-data" | "gap" {
  const have = store.getHave(subject) ?? seq;
  if (!hasData(body)) return seq > have ? "gap" : "no-data";
  const { outcome } = store.applyRows(subject, seq - splitRows(body).length + 1, body);
  return outcome === "gap" ? "gap" : "data";
}
