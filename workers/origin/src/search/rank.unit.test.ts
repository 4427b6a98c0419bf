import { describe, expect, it } from "vitest";
import { toPosition } from "../catalogue/position.ts";
import { rankCandidates, type Candidate } from "./rank.ts";

const aCandidate = (id: string, folded: string, changes: Partial<Candidate> = {}): Candidate => ({
  kind: "team",
  id,
  role: "name",
  folded,
  name: folded,
  position: toPosition(1, 5),
  ...changes,
});
const rank = (candidates: readonly Candidate[], query: string) =>
  rankCandidates(candidates, query).map(({ candidate }) => candidate.id);

describe("results", () => {
  it("come exact first, then beginnings, words and typing errors, however popular the later ones are", () => {
    const popular = { position: 0 };
    const candidates = [
      aCandidate("typo", "lenss", popular),
      aCandidate("typo 1", "kens", popular),
      aCandidate("words", "racing lens", popular),
      aCandidate("prefix", "lens b"),
      aCandidate("exact", "lens", { position: 9 ** 6 }),
      aCandidate("other", "nantes"),
    ];
    expect(rank(candidates, "lens")).toEqual(["exact", "typo", "prefix", "words", "typo 1"]);
  });

  it("come with fewer errors first", () => {
    const candidates = [aCandidate("two", "lverpol city", { position: 0 }), aCandidate("one", "liverpol city")];
    expect(rank(candidates, "liverpool city")).toEqual(["one", "two"]);
  });

  it("come by sport, then by popularity, then leagues before teams, then by name", () => {
    const candidates = [
      aCandidate("tennis", "nice", { position: toPosition(2, 0) }),
      aCandidate("b", "nice", { position: toPosition(1, 7), name: "b" }),
      aCandidate("a", "nice", { position: toPosition(1, 7), name: "a" }),
      aCandidate("league", "nice", { position: toPosition(1, 7), kind: "tournament", name: "z" }),
      aCandidate("top", "nice", { position: toPosition(1, 1) }),
    ];
    expect(rank(candidates, "nice")).toEqual(["top", "league", "a", "b", "tennis"]);
  });

  it("show an entry once, by its best name", () => {
    const candidates = [aCandidate("psg", "psg"), aCandidate("psg", "paris saint germain")];
    const [first, ...rest] = rankCandidates(candidates, "psg");
    expect([first?.match.kind, first?.candidate.folded, rest]).toEqual(["exact", "psg", []]);
  });
});
