import { describe, expect, it } from "vitest";
import { createAsk } from "./ask-ledgers.ts";
import type { Question } from "./questions.ts";

type Call = { readonly sportId: number; readonly ids: readonly string[] };

/** A ledger that answers each question with a league named by the asked id, and notes how it was called. */
function aLedger() {
  const calls: Call[] = [];
  const ask = createAsk(async (sportId, questions) => {
    const ids = questions.map(({ asks }: Question) => ("id" in asks ? asks.id : ""));
    calls.push({ sportId, ids });
    return ids.map((id) => ({ id, name: id, code: "", slug: "" }));
  });
  return { calls, ask };
}

describe("what a query asks its ledgers", () => {
  it("[G1] goes out as one call for each sport, and no question twice", async () => {
    const { calls, ask } = aLedger();
    const answers = await Promise.all([
      ask(1, "participant", { id: "1a" }),
      ask(2, "participant", { id: "2a" }),
      ask(1, "participant", { id: "1b" }),
      ask(1, "participant", { id: "1a" }),
    ]);
    expect(answers.map((answer) => answer?.name)).toEqual(["1a", "2a", "1b", "1a"]);
    expect(calls).toEqual([
      { sportId: 1, ids: ["1a", "1b"] },
      { sportId: 2, ids: ["2a"] },
    ]);
  });

  it("[G1] joins what the fields of the next depth ask, and remembers the answers", async () => {
    const { calls, ask } = aLedger();
    const below = ["1a", "1b"].map(async (id) => {
      await ask(1, "participant", { id });
      return ask(1, "participant", { id: `${id}x` });
    });
    await Promise.all(below);
    await ask(1, "participant", { id: "1ax" });
    expect(calls.map(({ ids }) => ids)).toEqual([
      ["1a", "1b"],
      ["1ax", "1bx"],
    ]);
  });

  it("fails each of its questions when a ledger does", async () => {
    const ask = createAsk(() => Promise.reject(new Error("away")));
    const [first, second] = await Promise.allSettled([
      ask(1, "participant", { id: "1a" }),
      ask(1, "participant", { id: "1b" }),
    ]);
    expect([first?.status, second?.status]).toEqual(["rejected", "rejected"]);
  });
});
