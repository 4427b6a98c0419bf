import { isRecord } from "../../../shared/basics/record.ts";
import { pair } from "../../../shared/ingest/result-schema.ts";
import { isUnknownPart } from "../settle-result.ts";
import type { FaultList } from "../fault-list.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The parts of a result that it can do without. */
const optional = ["halfTime", "extraTime", "shootOut"] as const;

const isPart = (part: unknown): boolean => pair.safeParse(part).success;

/**
 * Leaves out the parts of a written result that cannot be read, and names them: the rest of the result is worth more than a
 * half-time score or a quarter.
 */
export function withReadableParts(match: Fields, where: string, faults: FaultList): Fields {
  const { result, score } = match;
  const leaveOut = (place: string, part: unknown) =>
    faults.push({ position: where + place, reason: `${JSON.stringify(part)} is left out: it is no score` });
  const readable: Record<string, unknown> = { ...match };
  if (isRecord(result)) {
    const parts: Record<string, unknown> = { ...result };
    for (const name of optional) {
      const part = parts[name];
      if (isPart(part)) continue;
      if (!isUnknownPart(part)) leaveOut(`.result.${name}`, part);
      parts[name] = null;
    }
    readable["result"] = parts;
  }
  if (isRecord(score) && Array.isArray(score["periods"]) && !score["periods"].every(isPart)) {
    leaveOut(".score.periods", score["periods"]);
    readable["score"] = { ...score, periods: [] };
  }
  return readable;
}
