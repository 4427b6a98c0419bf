import { describe, expect, it } from "vitest";
import type { Quote } from "../../../../shared/betting/quote.ts";
import type { PricedEvent } from "../../../../shared/timeline/provider.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../../shared/timeline/fold.ts";
import type { Incident } from "../../../../shared/timeline/incident.ts";
import type { LeagueFormat, Schedule } from "../../../../shared/timeline/schedule.ts";
import { aGame, aLeague, aProvider, aTeam, openLedger, saturday } from "../../test/ledger-in-node.ts";
import { quotesOf } from "./event-quotes.ts";

const aQuote = (bookmakerId: number, changes: Partial<Quote> = {}): Quote => ({
  bookmakerId,
  betType: "HOME_DRAW_AWAY",
  period: "full-time",
  line: "",
  outcomes: [],
  ...changes,
});

/** Opens a ledger whose provider records the events that it has to price. */
function openAsked(format?: LeagueFormat) {
  const asked: (PricedEvent & { readonly atSeconds: number })[] = [];
  const provider = aProvider([], {
    quotes: (event, atSeconds) => {
      asked.push({ ...event, atSeconds });
      return [aQuote(16)];
    },
  });
  const ledger = openLedger([provider]);
  ledger.events.putLeague(aLeague(format === undefined ? {} : { format }));
  const put = (schedule: Schedule, ...incidents: readonly Incident[]) => {
    const state = foldTimeline(schedule, incidents);
    ledger.events.putEvent({ state, cursor: 0, dueSeconds: null, latestSeconds: 0 }, 0);
    return state;
  };
  const ask = (state: ReturnType<typeof put>) => {
    quotesOf(ledger, state, ledger.sources.clockAt(saturday));
    return asked.at(-1);
  };
  return { ledger, put, ask };
}
const over = (home: number, away: number): Incident => ({
  kind: "result",
  atSeconds: saturday,
  result: { status: eventStatus.finished, halfTime: null, fullTime: [home, away], extraTime: null, shootOut: null },
});

describe("the prices of every bet on an event", () => {
  it("are those that were posted, in the order of bets, parts, lines and bookmakers, where any were", () => {
    const { ledger, put } = openAsked();
    const state = put(aGame("A"));
    const sent = [
      aQuote(17, { betType: "OVER_UNDER", line: "10.5" }),
      aQuote(17, { betType: "OVER_UNDER", line: "2.5" }),
      aQuote(17),
      aQuote(16, { period: "first-half" }),
      aQuote(16),
    ];
    for (const each of sent) ledger.postedOdds.append("A", each, saturday, 1, "wire");
    const order = quotesOf(ledger, state, ledger.sources.clockAt(saturday)).map(
      ({ betType, period, line, bookmakerId }) => [betType, period, line, bookmakerId],
    );
    expect(order).toEqual([
      ["HOME_DRAW_AWAY", "full-time", "", 16],
      ["HOME_DRAW_AWAY", "full-time", "", 17],
      ["HOME_DRAW_AWAY", "first-half", "", 16],
      ["OVER_UNDER", "full-time", "2.5", 17],
      ["OVER_UNDER", "full-time", "10.5", 17],
    ]);
  });

  it("are else computed, of the instant of the main prices, now where there are none", () => {
    const { ledger, put, ask } = openAsked();
    const state = put(aGame("A"));
    expect(ask(state)?.atSeconds).toBe(saturday);
    ledger.odds.put("A", [], saturday - 100, saturday);
    expect(ask(state)?.atSeconds).toBe(saturday - 100);
  });

  it("are computed from all starters of a field, and from the game alone of a duel", () => {
    const { put, ask } = openAsked("field");
    put(aGame("first", { away: null }));
    const second = put(aGame("second", { away: null }));
    expect(ask(second)?.field.map(({ schedule }) => schedule.eventId)).toEqual(["first", "second"]);
    expect([ask(second)?.aheadInTie, ask(put(aGame("A")))?.field]).toEqual([null, []]);
  });
});

describe("home's lead in a tie", () => {
  const [home, away] = [aTeam("home"), aTeam("away")];
  const tie = (eventId: string, changes: Partial<Schedule> = {}) =>
    aGame(eventId, { seriesId: "tie00000", home, away, ...changes });

  it("is none in a league, and in the groups of a tournament", () => {
    expect(openAsked().put(aGame("A"))).toBeDefined();
    const league = openAsked();
    expect(league.ask(league.put(aGame("A")))?.aheadInTie).toBeNull();
    const groups = openAsked("groups");
    expect(groups.ask(groups.put(aGame("A", { group: "A" })))?.aheadInTie).toBeNull();
    expect(groups.ask(groups.put(aGame("B")))?.aheadInTie).toBe(0);
  });

  it("is nothing yet in a tie of one game, and in the first leg", () => {
    const { put, ask } = openAsked("knock-out");
    expect(ask(put(aGame("A")))?.aheadInTie).toBe(0);
    expect(ask(put(tie("first")))?.aheadInTie).toBe(0);
    put(aGame("of another tie", { seriesId: "other000" }), over(9, 0));
    expect(ask(put(tie("first")))?.aheadInTie).toBe(0);
  });

  it("is what the first leg left, from whose ground it was", () => {
    const { put, ask } = openAsked("knock-out");
    put(tie("first", { home: away, away: home }), over(3, 1));
    expect(ask(put(tie("second")))?.aheadInTie).toBe(-2);
    expect(ask(put(tie("second", { home: away, away: home })))?.aheadInTie).toBe(2);
  });

  it("is unknown while the first leg is not over, and in a series of more than two", () => {
    const { put, ask } = openAsked("knock-out");
    put(tie("first"));
    const second = put(tie("second"));
    expect(ask(second)?.aheadInTie).toBeNull();
    put(tie("first"), over(2, 0));
    expect(ask(second)?.aheadInTie).toBe(2);
    put(tie("third"));
    expect(ask(second)?.aheadInTie).toBeNull();
  });
});
