import { describe, expect, it } from "vitest";
import type { Quote } from "../../../../shared/betting/quote.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../../shared/timeline/fold.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { Schedule } from "../../../../shared/timeline/schedule.ts";
import { aGame, aLeague, days, openLedger, saturday } from "../../test/ledger-in-node.ts";

function put(ledger: ReturnType<typeof openLedger>, schedule: Schedule, ...incidents: readonly Incident[]) {
  ledger.events.putLeague(aLeague({ stageId: schedule.leagueStageId }));
  ledger.events.putEvent(
    { state: foldTimeline(schedule, incidents), cursor: 0, dueSeconds: null, latestSeconds: 0 },
    ledger.changes.lastSeq(ledger.subjects.update),
  );
}

describe("posted prices", () => {
  const quote = (bookmakerId: number, price: number, changes: Partial<Quote> = {}): Quote => ({
    bookmakerId,
    betType: "HOME_DRAW_AWAY",
    period: "full-time",
    line: "",
    outcomes: [{ code: "1", price, opening: null }],
    ...changes,
  });

  it("count by the last of each bet, in the order of the first", () => {
    const { postedOdds } = openLedger();
    const sent: readonly (readonly [Quote, string])[] = [
      [quote(16, 2), "wire"],
      [quote(17, 3), "wire"],
      [quote(16, 4, { period: "first-half" }), "wire"],
      [quote(16, 5, { line: "1.5" }), "wire"],
      [quote(16, 6), "other"],
    ];
    sent.forEach(([each, sender], index) => postedOdds.append("A", each, 1, index, sender));
    postedOdds.append("B", quote(16, 9), 1, 9, "wire");
    const prices = postedOdds.ofEvent("A").map((each) => [each.quote.outcomes[0]?.price, each.sender]);
    expect(prices).toEqual([
      [6, "other"],
      [3, "wire"],
      [4, "wire"],
      [5, "wire"],
    ]);
    const priceOf = (last: Quote | null) => last?.outcomes[0]?.price ?? null;
    const lasts = [
      postedOdds.standing("A", quote(16, 0)),
      postedOdds.lastOf("A", quote(16, 0), "wire"),
      postedOdds.standing("A", quote(18, 0)),
    ];
    expect(lasts.map(priceOf)).toEqual([6, 2, null]);
  });

  it("stand until their event begins, count as those before its start then, and end as it moves", () => {
    const { postedOdds } = openLedger();
    const pricesOf = (stands: "now" | "before" | "void") =>
      postedOdds.ofEvent("A", stands).map((each) => each.quote.outcomes[0]?.price);
    const standings = () => [pricesOf("now"), pricesOf("before"), pricesOf("void")];
    postedOdds.append("A", quote(16, 2), 1, 1, "wire");
    postedOdds.begin("A");
    expect(standings()).toEqual([[], [2], []]);
    postedOdds.append("A", quote(16, 3), 2, 2, "wire");
    expect(standings()).toEqual([[3], [2], []]);
    expect(postedOdds.lastOf("A", quote(16, 0), "wire")?.outcomes[0]?.price).toBe(3);
    postedOdds.move("A");
    expect(standings()).toEqual([[], [], [3]]);
    expect(postedOdds.lastOf("A", quote(16, 0), "wire")).toBeNull();
    expect([postedOdds.isQuoted("A"), postedOdds.isQuoted("B")]).toEqual([true, false]);
  });
});

describe("current prices", () => {
  it("are kept by event, with when they were taken and when they are due", () => {
    const { odds } = openLedger();
    const rows = [{ eventId: "A", bookmakerId: 16, outcomes: [{ price: 2, previous: 2 }] }];
    expect([odds.rows("A"), odds.quotedSeconds("A"), odds.nextDueSeconds()]).toEqual([null, null, null]);
    odds.put("A", rows, 100, 125);
    odds.put("B", [], 100, 110);
    expect([odds.rows("A"), odds.quotedSeconds("A"), odds.nextDueSeconds()]).toEqual([rows, 100, 110]);
    expect([odds.due(109), odds.due(110), odds.due(125).toSorted()]).toEqual([[], ["B"], ["A", "B"]]);
    odds.remove("B");
    expect(odds.nextDueSeconds()).toBe(125);
  });

  it("are missing of the events that begin soon, are not over and have none", () => {
    const ledger = openLedger();
    const over: Incident = { kind: "status", atSeconds: saturday, status: eventStatus.finished };
    put(ledger, aGame("soon"));
    put(ledger, aGame("later", { startSeconds: saturday + days }));
    put(ledger, aGame("over"), over);
    put(ledger, aGame("priced"));
    ledger.odds.put("priced", [], 1, 2);
    expect(ledger.odds.unquoted(saturday + days)).toEqual(["soon"]);
  });
});
