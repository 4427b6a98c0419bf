import type { Quote } from "../../../../shared/betting/quote.ts";

export type PostedOddsStore = ReturnType<typeof createPostedOddsStore>;

// Rows hold what `append` wrote.
const read = (rows: Iterable<{ readonly json: string }>): readonly Quote[] =>
  [...rows].map(({ json }) => JSON.parse(json) as Quote);

/** The prices that providers posted for bets: every quote is kept, the last of a bet counts. */
export function createPostedOddsStore(sql: SqlStorage) {
  return {
    /** The current quotes of an event, in the order in which their bets were first quoted. */
    ofEvent: (eventId: string): readonly Quote[] =>
      read(
        sql.exec<{ json: string }>(
          `SELECT json FROM quoted JOIN (
             SELECT MAX(id) AS last, MIN(id) AS first FROM quoted WHERE event_id = ?
             GROUP BY bookmaker_id, bet_type, period, line
           ) ON id = last ORDER BY first`,
          eventId,
        ),
      ),
    last(eventId: string, { bookmakerId, betType, period, line }: Quote): Quote | null {
      const rows = sql.exec<{ json: string }>(
        `SELECT json FROM quoted WHERE event_id = ? AND bookmaker_id = ? AND bet_type = ? AND period = ? AND line = ?
         ORDER BY id DESC LIMIT 1`,
        eventId,
        bookmakerId,
        betType,
        period,
        line,
      );
      return read(rows)[0] ?? null;
    },
    /** @param seq the last number of the odds subject, by which the quote can be placed among the changes */
    append(eventId: string, quote: Quote, atSeconds: number, seq: number, sender: string) {
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
      );
    },
  };
}
