import { describe, expect, it } from "vitest";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { aGame, aLeague, aTeam, openLedger } from "../../test/ledger-in-node.ts";

describe("what the catalogue is sent", () => {
  const game = (id: string, home: string, away: string | null, leagueStageId = "1Stage00") =>
    aGame(id, { home: aTeam(home), away: away === null ? null : aTeam(away), leagueStageId });
  function listed() {
    const ledger = openLedger();
    const list = (schedule: Schedule) => {
      if (ledger.events.putLeague(aLeague({ stageId: schedule.leagueStageId })))
        ledger.listed.putLeague(schedule.leagueStageId);
      ledger.listed.putParticipants(schedule);
    };
    const after = (number: number, limit = 99) => {
      const pending = ledger.listed.after(number, limit);
      return (
        pending?.listings.map(({ league, participants }) => [league.stageId, ...participants.map(({ id }) => id)]) ??
        null
      );
    };
    return { ...ledger, list, after };
  }

  it("is leagues with who plays in them, each once, in parts", () => {
    const { listed: store, list, after } = listed();
    expect(after(0)).toBeNull();
    list(game("A", "home", "away"));
    list(game("B", "home", "third"));
    list(game("C", "starter", null, "1Other00"));
    expect(after(0)).toEqual([
      ["1Stage00", "home", "away", "third"],
      ["1Other00", "starter"],
    ]);
    expect(after(0, 2)).toEqual([["1Stage00", "home"]]);
    const through = store.after(0, 2)?.through ?? 0;
    expect(after(through)).toEqual([
      ["1Stage00", "away", "third"],
      ["1Other00", "starter"],
    ]);
    expect(after(store.after(0, 99)?.through ?? 0)).toBeNull();
  });

  it("is a participant that changed, its league with all of them where that did, and one that is asked for again", () => {
    const { listed: store, events, list, after } = listed();
    list(game("A", "home", "away"));
    const known = () => store.after(0, 99)?.through ?? 0;
    let through = known();
    list(game("B", "home", "away"));
    expect(after(through)).toBeNull();
    store.putParticipants({ ...game("B", "home", "away"), home: { ...aTeam("home"), name: "new" } });
    expect(after(through)).toEqual([["1Stage00", "home"]]);
    expect([store.participant("home")?.name, store.participant("nobody")]).toEqual(["new", null]);
    through = known();
    events.putLeague(aLeague({ name: "another name" }));
    store.putLeague("1Stage00");
    expect(after(through)?.[0]?.toSorted()).toEqual(["1Stage00", "away", "home"]);
    through = known();
    store.listAgain("away");
    expect(after(through)).toEqual([["1Stage00", "away"]]);
  });
});

describe("clubs that are shown as others", () => {
  const merge = (fromId: string, intoId: string) => ({
    fromId,
    intoId,
    into: aTeam(intoId),
    name: fromId,
    sender: "wire",
  });

  it("are so from a number on and until another", () => {
    const { merges } = openLedger();
    const at = (seq?: number) =>
      [...merges.at(seq)].map(([from, { intoId, into }]) => `${from} as ${intoId} ${into.id}`);
    merges.merge(merge("a", "b"), 5, 100);
    merges.merge(merge("c", "b"), 7, 100);
    expect([at(4), at(5), at(), at(7)]).toEqual([[], ["a as b b"], ["a as b b", "c as b b"], ["a as b b", "c as b b"]]);
    merges.split("a", "other", 9, 200);
    expect([at(8), at(9), at()]).toEqual([["a as b b", "c as b b"], ["c as b b"], ["c as b b"]]);
    merges.merge(merge("a", "d"), 11, 300);
    expect([at(10), at()]).toEqual([["c as b b"], ["c as b b", "a as d d"]]);
  });

  it("are read again after rows were written in another way", () => {
    const { merges, storage } = openLedger();
    merges.merge(merge("a", "b"), 5, 100);
    expect(merges.at().size).toBe(1);
    storage.sql.exec("DELETE FROM club_merge");
    expect(merges.at().size).toBe(1);
    merges.forget();
    expect(merges.at().size).toBe(0);
  });
});
