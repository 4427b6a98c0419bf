/** Events of one heading, in their order. */
export type Round = {
  readonly title: string;
  /** The day that the title names; null for a round. */
  readonly epochDay: number | null;
  readonly ids: readonly string[];
};

type Listed = { readonly id: string; readonly round: string; readonly day: string; readonly epochDay: number };

/**
 * Events under headings, each heading once, where its first event stands: by round, or by day where a source names no
 * rounds.
 */
export function toRounds(events: readonly Listed[]): readonly Round[] {
  const rounds = new Map<string, { epochDay: number | null; ids: string[] }>();
  for (const { id, round, day, epochDay } of events) {
    const title = round === "" ? day : round;
    const known = rounds.get(title);
    if (known === undefined) rounds.set(title, { epochDay: round === "" ? epochDay : null, ids: [id] });
    else known.ids.push(id);
  }
  return [...rounds].map(([title, round]) => ({ title, ...round }));
}
