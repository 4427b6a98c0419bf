import type { z } from "zod";
import { toRefusals, type Refusal } from "../../../../shared/ingest/refusal.ts";

/** A record that its schema accepts, and where it stood. */
export type Sound<T> = { readonly pointer: string; readonly value: T };
export type Judged<T> = { readonly sound: readonly Sound<T>[]; readonly refused: readonly Refusal[] };

/** Looks at each record by itself, so that every fault of a batch is named. */
export function judge<T>(base: string, records: readonly unknown[], schema: z.ZodType<T>): Judged<T> {
  const sound: Sound<T>[] = [];
  const refused: Refusal[] = [];
  records.forEach((record, index) => {
    const pointer = `${base}/${index}`;
    const parsed = schema.safeParse(record);
    if (parsed.success) sound.push({ pointer, value: parsed.data });
    else refused.push(...toRefusals(pointer, parsed.error));
  });
  return { sound, refused };
}

/** Those of a batch's own sport; the others are refused. */
export function ofSport<T extends { readonly sportId: number }>(judged: Judged<T>, sportId: number): Judged<T> {
  const others = judged.sound.filter(({ value }) => value.sportId !== sportId);
  if (others.length === 0) return judged;
  const strange = others.map(({ pointer }) => ({ pointer: `${pointer}/sportId`, reason: "is of another sport" }));
  return {
    sound: judged.sound.filter(({ value }) => value.sportId === sportId),
    refused: [...judged.refused, ...strange],
  };
}
