import { matchSection } from "./match.ts";

/** What a match's page needs to know of it (`dc_`). */
export type MatchFacts = {
  /** Codes of the tabs that have content, in the source's order. */
  readonly tabs: readonly string[];
};

export function readMatch(body: string): MatchFacts {
  const [row] = matchSection.decode(body).rows;
  return { tabs: row?.fields.tabs ?? [] };
}
