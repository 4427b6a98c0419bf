import type { Quote } from "../../../../shared/betting/quote.ts";
import { pricesKey } from "./event-keys.ts";
import { createRecordReader } from "./record-reader.ts";
import type { Sources } from "./sources.ts";

export type PostedOddsStore = ReturnType<typeof createPostedOddsStore>;

/** A quote, and the provider that sent it. */
export type SentQuote = { readonly quote: Quote; readonly sender: string };

/**
 * Until when a quote stands: "now" is of the current phase of its event; "before" is from before the start of an event that has
 * begun; "void" is from before a move to another day.
 */
export type QuoteStanding = "now" | "before" | "void";

type QuotedRow = { readonly id: number; readonly json: string; readonly sender: string };

/** Limits the JSON of the parsed quotes that are kept, in characters: enough for the main prices of some 2,000 events. */
const keptCharacters = 4 * 1024 * 1024;

/** Stores the prices that providers posted for bets: it keeps every quote, and the last quote of a bet counts. */
export function createPostedOddsStore({ sql, keyed, naming }: Sources) {
  const toQuote = createRecordReader<Quote>(keptCharacters);
  const read = (rows: Iterable<QuotedRow>): readonly SentQuote[] =>
    [...rows].map(({ id, json, sender }) => ({ quote: toQuote(String(id), json), sender }));

  const last = (
    eventId: string,
    { bookmakerId, betType, period, line }: Quote,
    condition: string,
    ...bindings: readonly string[]
  ): Quote | null => {
    const rows = sql.exec<QuotedRow>(
      `SELECT id, json, sender FROM quoted
       WHERE event_id = ? AND bookmaker_id = ? AND bet_type = ? AND period = ? AND line = ? AND ${condition}
       ORDER BY id DESC LIMIT 1`,
      eventId,
      bookmakerId,
      betType,
      period,
      line,
      ...bindings,
    );
    return read(rows)[0]?.quote ?? null;
  };

  return {
    /** Whether any provider has ever quoted an event. */
    isQuoted: (eventId: string): boolean =>
      keyed(
        [pricesKey(eventId)],
        () => sql.exec("SELECT 1 FROM quoted WHERE event_id = ? LIMIT 1", eventId).toArray().length > 0,
      ),
    /** The last quotes of one standing of an event, in the order in which their bets were first quoted. */
    ofEvent: (eventId: string, stands: QuoteStanding = "now"): readonly SentQuote[] =>
      keyed([pricesKey(eventId)], () =>
        read(
          sql.exec<QuotedRow>(
            `SELECT id, json, sender FROM quoted JOIN (
               SELECT MAX(id) AS last, MIN(id) AS first FROM quoted WHERE event_id = ? AND stands = ?
               GROUP BY bookmaker_id, bet_type, period, line
             ) ON id = last ORDER BY first`,
            eventId,
            stands,
          ),
        ),
      ),
    /** The last quote of a bet that stands. */
    standing: (eventId: string, bet: Quote): Quote | null => last(eventId, bet, "stands = 'now'"),
    /** The last quote of a bet by one provider, from which its next quote has its opening. */
    lastOf: (eventId: string, bet: Quote, sender: string): Quote | null =>
      last(eventId, bet, "stands <> 'void' AND sender = ?", sender),
    /** Ends what stands as the event begins. */
    begin(eventId: string) {
      naming([pricesKey(eventId)], () =>
        sql.exec("UPDATE quoted SET stands = 'before' WHERE event_id = ? AND stands = 'now'", eventId),
      );
    },
    /** Ends every quote as the event moves to another day. */
    move(eventId: string) {
      naming([pricesKey(eventId)], () => sql.exec("UPDATE quoted SET stands = 'void' WHERE event_id = ?", eventId));
    },
    /** @param seq the last number of the odds subject, by which the quote can be placed among the changes */
    append(eventId: string, quote: Quote, atSeconds: number, seq: number, sender: string) {
      naming([pricesKey(eventId)], () =>
        sql.exec(
          `INSERT INTO quoted (event_id, bookmaker_id, bet_type, period, line, at_seconds, seq, json, sender)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          eventId,
          quote.bookmakerId,
          quote.betType,
          quote.period,
          quote.line,
          atSeconds,
          seq,
          JSON.stringify(quote),
          sender,
        ),
      );
    },
  };
}
