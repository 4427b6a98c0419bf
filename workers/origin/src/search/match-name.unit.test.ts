import { describe, expect, it } from "vitest";
import { matchName } from "./match-name.ts";

const match = (name: string, query: string) => matchName({ role: "name", folded: name }, query);

describe("a name", () => {
  it.each([
    ["paris", "paris", "exact", 0],
    ["paris fc", "paris", "prefix", 0],
    ["manchester united", "uni", "words", 0],
    ["manchester united", "man u", "words", 0],
    ["novak djokovic", "djokovic nov", "words", 0],
    ["saint etienne", "saint etiene", "typo", 1],
    ["saint etienne", "saitn etiene", "typo", 2],
    ["liverpool", "livrep", "typo", 1],
    ["as saint etienne", "saint etiene", "typo", 1],
  ])("%s answers %s: %s with %i errors", (name, query, kind, errors) => {
    expect(match(name, query)).toEqual({ kind, errors });
  });

  it.each([
    ["lens", "nice"],
    ["lens", "lens lens"],
    ["om", "on"],
    ["paris", ""],
    ["manchester united", "chester"],
  ])("%s does not answer %s", (name, query) => {
    expect(match(name, query)).toBeNull();
  });

  it("does not let two typed words take the same word", () => {
    expect(match("real madrid", "madrid madrid")).toBeNull();
  });

  it("is answered by its whole code, below the same as a name", () => {
    expect(matchName({ role: "code", folded: "psg" }, "psg")).toEqual({ kind: "prefix", errors: 0 });
    expect(matchName({ role: "code", folded: "psg" }, "ps")).toBeNull();
  });
});
