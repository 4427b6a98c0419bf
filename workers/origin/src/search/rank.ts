import { compareNames } from "./collation.ts";
import type { EntryKind } from "../catalogue/catalogue-entry.ts";
import { withSaints } from "./saints.ts";
import { matchKinds, matchName, matchSound, type NameMatch, type SearchedName } from "./match-name.ts";

/** A name that may match, with the facts by which its entry is ranked. */
export type Candidate = SearchedName & {
  readonly kind: EntryKind;
  readonly id: string;
  readonly position: number;
  /** The entry's own name; equal entries follow it. */
  readonly name: string;
};
export type Ranked<C extends Candidate> = { readonly candidate: C; readonly match: NameMatch };

const byName = compareNames("en");
const kindOrder: readonly EntryKind[] = ["sport", "country", "tournament", "team", "player"];

/**
 * The entries that match a folded query with any word for a saint, each once with its best name: exact before prefix before words before typo,
 * then by fewer errors, then by position (sport weight, popularity).
 *
 * @param isSpoken whether a name may also match by its sound
 */
export function rankCandidates<C extends Candidate>(
  candidates: readonly C[],
  query: string,
  isSpoken = false,
): readonly Ranked<C>[] {
  const forms = [...withSaints(query)];
  const best = new Map<string, Ranked<C>>();
  for (const candidate of candidates) {
    const [match] = forms
      .flatMap((form) => matchName(candidate, form) ?? (isSpoken ? (matchSound(candidate, form) ?? []) : []))
      .toSorted(compareMatches);
    if (match === undefined) continue;
    const ranked = { candidate, match };
    const key = `${candidate.kind} ${candidate.id}`;
    const known = best.get(key);
    if (known === undefined || compareRanked(ranked, known) < 0) best.set(key, ranked);
  }
  return [...best.values()].toSorted(compareRanked);
}

const compareMatches = (one: NameMatch, other: NameMatch): number =>
  matchKinds.indexOf(one.kind) - matchKinds.indexOf(other.kind) || one.errors - other.errors;

function compareRanked(one: Ranked<Candidate>, other: Ranked<Candidate>): number {
  return (
    compareMatches(one.match, other.match) ||
    one.candidate.position - other.candidate.position ||
    kindOrder.indexOf(one.candidate.kind) - kindOrder.indexOf(other.candidate.kind) ||
    byName(one.candidate.name, other.candidate.name)
  );
}
