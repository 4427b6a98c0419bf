import { describe, expect, it } from "vitest";
import { decodeOddsRows, type OddsRow } from "../../../../shared/wire/odds-feed.ts";
import type { Quote } from "../../../../shared/betting/quote.ts";
import { markets, shownBookmakers } from "../../../../shared/betting/bookmakers.ts";
import type { MainPrices } from "../../../../shared/timeline/provider.ts";
import { eventStatus, type StatusId } from "../../../../shared/sports/statuses.ts";
import { foldTimeline } from "../../../../shared/timeline/fold.ts";
import { aGame, aLeague, aProvider, days, openLedger, saturday } from "../../test/ledger-in-node.ts";
import { openMarkets, quote } from "./quote.ts";

const [bookmaker, other] = shownBookmakers("fr", saturday).map(({ id }) => id) as [number, number];

/** A ledger with a game, whose provider prices it as a test says. */
function openPriced(startSeconds = saturday) {
  let prices: readonly MainPrices[] = [{ bookmakerId: bookmaker, prices: [2, 3, 4] }];
  const schedule = aGame("Agame000", { startSeconds });
  const provider = aProvider([{ schedule }], { mainPrices: () => prices });
  const ledger = openLedger([provider]);
  const stateIn = (status: StatusId) => foldTimeline(schedule, [{ kind: "status", atSeconds: startSeconds, status }]);
  const scheduled = foldTimeline(schedule, []);
  ledger.events.putLeague(aLeague());
  ledger.events.putEvent({ state: scheduled, cursor: 0, dueSeconds: null, latestSeconds: 0 }, 0);
  const { odds } = ledger.subjects;
  /** The prices that went out since this was asked last, with where they came from. */
  let seq = 0;
  function take() {
    const rows = ledger.changes.from(odds("fr"), seq + 1, { rows: 99, length: 9_999 });
    seq += rows.length;
    return rows.flatMap(({ row }) => decodeOddsRows(row).map(toPrices));
  }
  const toPrices = ({ bookmakerId, outcomes }: OddsRow) => [
    bookmakerId,
    ...outcomes.map(({ price, previous }) => [price, previous]),
  ];
  const price = (...given: readonly MainPrices[]) => (prices = given);
  const ask = (status: StatusId = eventStatus.scheduled, nowSeconds = saturday) =>
    quote(ledger, status === eventStatus.scheduled ? scheduled : stateIn(status), nowSeconds);
  return { ledger, price, ask, take };
}
const of = (bookmakerId: number, ...prices: readonly (number | null)[]): MainPrices => ({ bookmakerId, prices });

describe("the prices of a game", () => {
  it("[P3] are numbered when they move, with where they came from, and stay what they are when they do not", () => {
    const { price, ask, take } = openPriced();
    ask();
    expect(take()).toEqual([[bookmaker, [2, 2], [3, 3], [4, 4]]]);
    ask();
    expect(take()).toEqual([]);
    price(of(bookmaker, 2.5, 3, 4));
    ask();
    expect(take()).toEqual([[bookmaker, [2.5, 2], [3, 3], [4, 4]]]);
    price(of(bookmaker, 2.5, 3, 4), of(other, 5, 6, 7));
    ask();
    expect(take()).toEqual([[other, [5, 5], [6, 6], [7, 7]]]);
  });

  it("are withdrawn of a bookmaker that quotes no more, and of all once the game is over", () => {
    const { ledger, price, ask, take } = openPriced();
    price(of(bookmaker, 2, 3, 4), of(other, 5, 6, 7));
    ask();
    take();
    price(of(other, 5, 6, 7));
    ask();
    expect(take()).toEqual([[bookmaker, [null, 2], [null, 3], [null, 4]]]);
    ask(eventStatus.finished);
    expect(take()).toEqual([[other, [null, 5], [null, 6], [null, 7]]]);
    expect(ledger.odds.rows("Agame000")).toBeNull();
    ask(eventStatus.finished);
    expect(take()).toEqual([]);
  });

  it("are none of a game that nobody prices, which is not asked for again", () => {
    const { ledger, price, ask, take } = openPriced();
    price();
    ask();
    expect([take(), ledger.odds.rows("Agame000"), ledger.odds.nextDueSeconds()]).toEqual([[], null, null]);
  });

  it("are computed again, sooner while the game is live", () => {
    const { ledger, ask } = openPriced();
    const waitFor = (status: StatusId) => {
      ask(status);
      return (ledger.odds.nextDueSeconds() ?? 0) - saturday;
    };
    expect(waitFor(eventStatus.firstHalf)).toBeLessThan(waitFor(eventStatus.scheduled));
    expect(ledger.odds.quotedSeconds("Agame000")).toBe(saturday);
  });

  it("are numbered for the market of their bookmaker alone, and nowhere without one", () => {
    const { ledger, price, ask } = openPriced();
    price(of(999_999, 2, 3, 4), of(bookmaker, 2, 3, 4));
    ask();
    for (const market of markets) {
      const { length } = ledger.changes.from(ledger.subjects.odds(market), 1, { rows: 9, length: 9_999 });
      expect(length).toBe(market === "fr" ? 1 : 0);
    }
  });
});

describe("prices that a provider posted", () => {
  const posted = (price: number, changes: Partial<Quote> = {}): Quote => ({
    bookmakerId: bookmaker,
    betType: "HOME_DRAW_AWAY",
    period: "full-time",
    line: "",
    outcomes: [
      { code: "1", price, opening: 9 },
      { code: "X", price: 3, opening: null },
      { code: "2", price: 4, opening: 4 },
    ],
    ...changes,
  });

  it("replace computed ones, and move from where their own provider opened them", () => {
    const { ledger, ask, take } = openPriced();
    ask();
    take();
    ledger.postedOdds.append("Agame000", posted(7), saturday, 1, "wire");
    ask();
    expect(take()).toEqual([[bookmaker, [7, 9], [3, 3], [4, 4]]]);
    ledger.postedOdds.append("Agame000", posted(8), saturday, 1, "wire");
    ask();
    expect(take()).toEqual([[bookmaker, [8, 7], [3, 3], [4, 4]]]);
  });

  it("are those of the main bet on the whole game", () => {
    const { ledger, ask, take } = openPriced();
    const others = [{ betType: "OVER_UNDER" }, { period: "first-half" }, { line: "1.5" }] as const;
    for (const changes of others) ledger.postedOdds.append("Agame000", posted(7, changes), saturday, 1, "wire");
    ask();
    expect(take()).toEqual([]);
  });
});

describe("a market that opens", () => {
  it("opens a day before the start, without numbers, and is computed again within its period, games apart", () => {
    const due = [saturday + days - 1, saturday + days].map((startSeconds) => {
      const { ledger, take } = openPriced(startSeconds);
      openMarkets(ledger, saturday);
      expect(take()).toEqual([]);
      return ledger.odds.nextDueSeconds();
    });
    expect(due[0]).toBeGreaterThanOrEqual(saturday);
    expect(due[0]).toBeLessThan(saturday + 25);
    expect(due[1]).toBeNull();
  });

  it("stays closed where nobody prices the game, and as it is where it is open", () => {
    const { ledger, price, ask } = openPriced();
    price();
    openMarkets(ledger, saturday);
    expect(ledger.odds.rows("Agame000")).toBeNull();
    price(of(bookmaker, 2, 3, 4));
    ask();
    price(of(bookmaker, 9, 9, 9));
    openMarkets(ledger, saturday);
    expect(ledger.odds.rows("Agame000")?.[0]?.outcomes[0]?.price).toBe(2);
  });
});
