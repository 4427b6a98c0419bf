import type { Quote } from "../../../../shared/betting/quote.ts";
import { pricesKey } from "./event-keys.ts";
import { createRecordReader } from "./record-reader.ts";
import type { Sources } from "./sources.ts";

export type PostedOddsStore = ReturnType<typeof createPostedOddsStore>;

/** A quote, and the provider that sent it. */
export type SentQuote = { readonly quote: Quote; readonly sender: string };

type QuotedRow = { readonly id: number; readonly json: string; readonly sender: string };

/** Limits the JSON of the parsed quotes that are kept, in characters: enough for the main prices of some 2,000 events. */
const keptCharacters = 4 * 1024 * 1024;

/** Stores the prices that providers posted for bets: it keeps every quote, and the last quote of a bet counts. */
export function createPostedOddsStore({ sql, keyed, naming }: Sources) {
  const toQuote = createRecordReader<Quote>(keptCharacters);
  const read = (rows: Iterable<QuotedRow>): readonly SentQuote[] =>
    [...rows].map(({ id, json, sender }) => ({ quote: toQuote(String(id), json), sender }));

  return {
    /** The current quotes of an event, in the order in which their bets were first quoted. */
    ofEvent: (eventId: string): readonly SentQuote[] =>
      keyed([pricesKey(eventId)], () =>
        read(
          sql.exec<QuotedRow>(
            `SELECT id, json, sender FROM quoted JOIN (
               SELECT MAX(id) AS last, MIN(id) AS first FROM quoted WHERE event_id = ?
               GROUP BY bookmaker_id, bet_type, period, line
             ) ON id = last ORDER BY first`,
            eventId,
          ),
        ),
      ),
    /** The last quote of a bet; if a provider is named, the last one from it. */
    last(eventId: string, { bookmakerId, betType, period, line }: Quote, sender: string | null = null): Quote | null {
      const rows = sql.exec<QuotedRow>(
        `SELECT id, json, sender FROM quoted
         WHERE event_id = ? AND bookmaker_id = ? AND bet_type = ? AND period = ? AND line = ? AND sender = ifnull(?, sender)
         ORDER BY id DESC LIMIT 1`,
        eventId,
        bookmakerId,
        betType,
        period,
        line,
        sender,
      );
      return read(rows)[0]?.quote ?? null;
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
