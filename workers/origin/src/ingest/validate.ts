import type { z } from "zod";
import { bettingInTexts } from "./betting-in-text.ts";
import { toRefusals, type Refusal } from "../../../../shared/ingest/refusal.ts";

/** A record that its schema accepts, and its place in the body. */
export type Valid<T> = { readonly pointer: string; readonly value: T };
export type Validated<T> = { readonly valid: readonly Valid<T>[]; readonly refused: readonly Refusal[] };

/** Validates each record alone, so that every fault of a batch is named. */
export function validate<T>(base: string, records: readonly unknown[], schema: z.ZodType<T>): Validated<T> {
  const valid: Valid<T>[] = [];
  const refused: Refusal[] = [];
  records.forEach((record, index) => {
    const pointer = `${base}/${index}`;
    const parsed = schema.safeParse(record);
    const faults = parsed.success ? bettingInTexts(pointer, parsed.data) : toRefusals(pointer, parsed.error);
    if (parsed.success && faults.length === 0) valid.push({ pointer, value: parsed.data });
    else refused.push(...faults);
  });
  return { valid, refused };
}

/** Those of a batch's own sport; the others are refused. */
export function ofSport<T extends { readonly sportId: number }>(
  validated: Validated<T>,
  sportId: number,
): Validated<T> {
  const others = validated.valid.filter(({ value }) => value.sportId !== sportId);
  if (others.length === 0) return validated;
  const strange = others.map(({ pointer }) => ({ pointer: `${pointer}/sportId`, reason: "is of another sport" }));
  return {
    valid: validated.valid.filter(({ value }) => value.sportId === sportId),
    refused: [...validated.refused, ...strange],
  };
}
