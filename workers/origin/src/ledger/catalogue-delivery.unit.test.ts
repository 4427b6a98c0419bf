import { describe, expect, it, vi } from "vitest";
import type { Provider } from "../../../../shared/timeline/provider.ts";
import { aGame, aLeague, aProvider, aTeam, openLedger, saturday } from "../../test/ledger-in-node.ts";
import { createCatalogueDelivery } from "./catalogue-delivery.ts";

type Written = { readonly kind: string; readonly id: string; readonly names: readonly { readonly text: string }[] };

/** A catalogue that keeps what each of its transactions was given, in place of D1. */
function createCatalogue() {
  const state = { edition: "one" as string | null, isDown: false };
  const transactions: Written[][] = [];
  const statement = (sql: string, json = "[]") => ({
    json,
    bind: (given: string) => statement(sql, given),
    first: async () =>
      state.edition === null ? null : sql.includes("sqlite_master") ? { name: "edition" } : state.edition,
  });
  const catalogue = {
    prepare: (sql: string) => statement(sql),
    async batch([entries]: readonly { readonly json: string }[]) {
      if (state.isDown) throw new Error("the catalogue is down");
      transactions.push(JSON.parse(entries?.json ?? "[]") as Written[]);
    },
  };
  const take = () => transactions.splice(0);
  // The object above has all members of D1 that the delivery uses.
  return { catalogue: catalogue as unknown as D1Database, state, take };
}

function open(changes: Partial<Provider> = {}) {
  const provider = aProvider([], changes);
  const ledger = openLedger([provider]);
  const { catalogue, state, take } = createCatalogue();
  const start = () => createCatalogueDelivery(ledger, catalogue);
  const list = (stageId: string, type: "t" | "s", ...ids: readonly string[]) => {
    if (ledger.events.putLeague(aLeague({ stageId, tournamentId: stageId, type }))) ledger.listed.putLeague(stageId);
    for (const id of ids)
      ledger.listed.putParticipants(aGame("A", { leagueStageId: stageId, home: aTeam(id), away: null }));
  };
  const teams = () => take().map((written) => written.filter(({ kind }) => kind === "team").map(({ id }) => id));
  return { ledger, state, take, teams, start, list };
}
const now = () => saturday;
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `team${String(index).padStart(4, "0")}`);

describe("what the catalogue is told", () => {
  it("is what it does not know yet, once, also after a restart, and all of it again when it was lost", async () => {
    const { state, teams, start, list } = open();
    list("1Stage00", "s", "one", "two");
    const delivery = start();
    await delivery.flush(now);
    expect(teams()).toEqual([["one", "two"]]);
    list("1Stage00", "s", "three");
    await delivery.flush(now);
    expect(teams()).toEqual([["three"]]);
    await start().flush(now);
    expect(teams()).toEqual([]);
    state.edition = "two";
    await start().flush(now);
    expect(teams()).toEqual([["one", "two", "three"]]);
  });

  it("comes in transactions of a bounded size, in the end all of it", async () => {
    const { teams, start, list } = open();
    list("1Stage00", "s", ...numbered(600));
    await start().flush(now);
    const sizes = teams().map(({ length }) => length);
    expect(sizes.length).toBeGreaterThan(2);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(250);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(600);
  });

  it("has the people of top leagues alone, a few teams at a time", async () => {
    const people: Provider["people"] = (teamId) => [{ id: `P${teamId}`, name: `Somebody of ${teamId}` } as never];
    const { take, start, list } = open({ people });
    list("1Second0", "s", "small");
    list("1Top0000", "t", ...numbered(25));
    await start().flush(now);
    const found = take().map((written) => written.filter(({ kind }) => kind === "team" || kind === "player"));
    const [others, ...tops] = found;
    expect(others?.map(({ id }) => id)).toEqual(["small"]);
    expect(tops.map((written) => written.filter(({ kind }) => kind === "team").length)).toEqual([10, 10, 5]);
    expect(tops.flat().filter(({ kind }) => kind === "player")).toHaveLength(25);
  });

  it("has a top league that has nobody yet", async () => {
    const { take, start, list } = open();
    list("1Top0000", "t");
    await start().flush(now);
    expect(take().map((written) => written.map(({ kind }) => kind))).toEqual([["sport", "country", "tournament"]]);
  });

  it("has the competitions that have a page out of season, and each part of a tour, once and again where there are more", async () => {
    const tour = (name: string) => aLeague({ tournamentId: "1Tour000", stageId: `1${name}00`, name, rank: 5 });
    const seasons = new Map([
      ["1Summer00", [aLeague({ tournamentId: "1Summer00", stageId: "1Summer01", name: "Summer Cup" })]],
      ["1Tour000", [tour("Paris"), tour("Rome")]],
    ]);
    const { take, start, list } = open({
      tournaments: () => [...seasons.keys()],
      seasons: (id) => seasons.get(id) ?? [],
    });
    const found = () =>
      take().flatMap((written) => written.flatMap(({ kind, id }) => (kind === "tournament" ? [id] : [])));
    const delivery = start();
    await delivery.flush(now);
    expect(new Set(found())).toEqual(new Set(["1Summer00", "1Tour000", "1Tour000.paris", "1Tour000.rome"]));
    await delivery.flush(now);
    expect(found()).toEqual([]);
    list("1Stage00", "s", "one");
    seasons.set("1Tour000", [tour("Paris"), tour("Rome"), tour("Basel")]);
    await delivery.flush(() => saturday + 86_400);
    expect(found()).toContain("1Tour000.basel");
  });

  it("finds a club by its own names and by those of the clubs that are shown as it, and these by none", async () => {
    const { ledger, take, start, list } = open({
      otherNames: (id) => (id === "new" ? [{ lang: "", text: "nickname" }] : []),
    });
    const merge = (fromId: string, intoId: string) =>
      ledger.merges.merge({ fromId, intoId, into: aTeam(intoId), name: `${fromId} FC`, sender: "sender" }, 1, saturday);
    merge("old", "new");
    merge("elsewhere", "other");
    list("1Stage00", "s", "new", "old");
    await start().flush(now);
    const [written = []] = take();
    const namesOf = (id: string) =>
      written.find((entry) => entry.id === id && entry.kind === "team")?.names.map(({ text }) => text);
    expect(namesOf("new")).toEqual(expect.arrayContaining(["new", "nickname", "old FC"]));
    expect(namesOf("new")).not.toContain("elsewhere FC");
    expect(namesOf("old") ?? []).toEqual([]);
  });

  it("is kept while the catalogue cannot be had or has no tables yet, and told later", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const { state, teams, start, list } = open();
    list("1Stage00", "s", "one");
    state.edition = null;
    const delivery = start();
    await delivery.flush(now);
    expect([teams(), delivery.retryAtSeconds() === null, warn.mock.calls.length]).toEqual([[], false, 0]);
    state.edition = "one";
    state.isDown = true;
    await delivery.flush(now);
    expect([teams(), warn.mock.calls.length]).toEqual([[], 1]);
    state.isDown = false;
    await delivery.flush(now);
    expect([teams(), delivery.retryAtSeconds()]).toEqual([[["one"]], null]);
    warn.mockRestore();
  });
});
