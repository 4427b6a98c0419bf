import type { ImportCounts } from "./run-import.ts";

/** Printed of the clubs that were guessed. */
const mostGuesses = 200;

/** The result of an import, in lines: how many matches went in, were repeated, and were skipped, by reason. */
export function toReport(counts: ImportCounts): readonly string[] {
  const { added, changed, unchanged, tables, repeated, otherFiles, converted, unnamed, guessedClubs, skipped } = counts;
  const total = [...skipped.values()].reduce((sum, count) => sum + count, 0);
  return [
    `${added} added, ${changed} changed, ${unchanged} unchanged, ${total} skipped`,
    ...(tables === 0 ? [] : [`${tables} tables of seasons added or changed`]),
    ...(repeated === 0 ? [] : [`${repeated} repeated by another file`]),
    ...(otherFiles === 0 ? [] : [`${otherFiles} files of other kinds passed over`]),
    ...[...converted].map(([encoding, count]) => `${count} files converted from ${encoding}`),
    ...(unnamed === 0 ? [] : [`… and ${unnamed} more that are not named above`]),
    ...guessedClubs.slice(0, mostGuesses).map((club) => `one club by a guess: ${club}`),
    ...(guessedClubs.length > mostGuesses ? [`… and ${guessedClubs.length - mostGuesses} more guesses`] : []),
    ...[...skipped].toSorted(([, a], [, b]) => b - a).map(([kind, count]) => `skipped, ${kind}: ${count}`),
  ];
}
