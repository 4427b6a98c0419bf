import type { IngestEvent } from "../../shared/ingest/event-schema.ts";

/** Which names of sources became one club without a table that says so: the operator's to look through. */
export function createGuessedClubs() {
  const names = new Map<
    string,
    { readonly countryKey: string; readonly printed: string; readonly written: Set<string> }
  >();
  const guessed = new Set<string>();
  return {
    see(id: string, countryKey: string, printed: string, written: string, isGuess: boolean): void {
      const known = names.get(id) ?? { countryKey, printed, written: new Set() };
      known.written.add(written);
      names.set(id, known);
      if (isGuess) guessed.add(id);
    },
    /** "FR Metz: FC Metz, Metz", in order; clubs of one spelling are no guess. */
    lines: (): readonly string[] =>
      [...guessed]
        .flatMap((id) => {
          const { countryKey, printed, written = new Set<string>() } = names.get(id) ?? {};
          return written.size < 2 ? [] : [`${countryKey} ${printed}: ${[...written].toSorted().join(", ")}`];
        })
        .toSorted(),
  };
}

/** Names of one file that a guess would make one club, although they meet or play on one day: two clubs. */
export function namesOfTwoClubs(
  matches: readonly { readonly home: string; readonly away: string; readonly day: number }[],
  idOf: (name: string) => IngestEvent["home"]["id"],
): ReadonlySet<string> {
  const two = new Set<string>();
  const days = new Map<string, string>();
  for (const { home, away, day } of matches) {
    if (idOf(home) === idOf(away)) two.add(home).add(away);
    for (const name of [home, away]) {
      const key = `${idOf(name)} ${day}`;
      const other = days.get(key);
      if (other !== undefined && other !== name) two.add(other).add(name);
      days.set(key, name);
    }
  }
  return two;
}
