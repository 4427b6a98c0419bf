import { roundSection } from "./field-section.ts";

export type StarterRound = {
  readonly number: number;
  /** "" while there is no result of it. */
  readonly value: string;
  readonly metres: number | null;
  readonly rank: number | null;
};

/** The section `df_sur_` of a tournament or a contest: rounds by starter. */
export function readRounds(body: string): ReadonlyMap<string, readonly StarterRound[]> {
  const byStarter = new Map<string, StarterRound[]>();
  for (const { fields } of roundSection.decode(body).rows) {
    const { eventId, number, value, metres, rank } = fields;
    if (!eventId || typeof number !== "number") continue;
    const own = byStarter.get(eventId) ?? [];
    own.push({ number, value: value ?? "", metres: metres ?? null, rank: rank ?? null });
    byStarter.set(eventId, own);
  }
  return byStarter;
}
