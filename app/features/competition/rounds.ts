/** Events of one heading, in their order. */
export type Round = { readonly title: string; readonly ids: readonly string[] };

type Listed = { readonly id: string; readonly round: string; readonly day: string };

/**
 * Events under headings, each heading once, where its first event stands: by round, or by day where a source names no
 * rounds.
 */
export function toRounds(events: readonly Listed[]): readonly Round[] {
  const rounds = new Map<string, string[]>();
  for (const { id, round, day } of events) {
    const title = round === "" ? day : round;
    const ids = rounds.get(title);
    if (ids === undefined) rounds.set(title, [id]);
    else ids.push(id);
  }
  return [...rounds].map(([title, ids]) => ({ title, ids }));
}
