import { mostBodyBytes } from "../../../../shared/ingest/ingest-limits.ts";
import { sha256Hex } from "../../../../shared/ingest/signature.ts";
import type { ByteBudget } from "./byte-budget.ts";

type Read =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly fault: "too large" | "no room" | "too slow" | "broken off" | "another" };

/**
 * The bytes of a request whose hash its signer announced. It never holds more than the limit, and all requests together
 * never more than the budget. The bytes of a rejected body are returned to the budget at once; the caller returns those
 * of an accepted one.
 * @param deadline aborted when the sender has had time enough
 */
export async function readBody(
  { body, headers }: Pick<Request, "body" | "headers">,
  contentSha256: string,
  budget: ByteBudget,
  deadline: AbortSignal,
): Promise<Read> {
  if (Number(headers.get("content-length") ?? 0) > mostBodyBytes) return toFault("too large");
  const chunks: Uint8Array[] = [];
  let length = 0;
  const drop = (fault: (Read & { ok: false })["fault"]): Read => {
    budget.give(length);
    return toFault(fault);
  };
  if (body !== null) {
    const reader = body.getReader();
    const late = new Promise<"late">((resolve) => {
      if (deadline.aborted) resolve("late");
      deadline.addEventListener("abort", () => resolve("late"), { once: true });
    });
    for (;;) {
      const step = await Promise.race([reader.read().catch(() => "broken" as const), late]);
      if (step === "broken") return drop("broken off");
      if (step !== "late" && step.done) break;
      const fault = step === "late" ? "too slow" : roomFault(length, step.value.byteLength, budget);
      if (fault !== null) {
        // The rest is not awaited; the runtime cuts off a sender that continues.
        void reader.cancel().catch(() => undefined);
        return drop(fault);
      }
      if (step !== "late") {
        chunks.push(step.value);
        length += step.value.byteLength;
      }
    }
  }
  const bytes = join(chunks, length);
  return (await sha256Hex(bytes)) === contentSha256 ? { ok: true, bytes } : drop("another");
}

const toFault = (fault: (Read & { ok: false })["fault"]): Read => ({ ok: false, fault });

/** Reserves a chunk's bytes in the budget, or returns the reason for a refusal. */
function roomFault(length: number, more: number, budget: ByteBudget): "too large" | "no room" | null {
  if (length + more > mostBodyBytes) return "too large";
  return budget.take(more) ? null : "no room";
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
