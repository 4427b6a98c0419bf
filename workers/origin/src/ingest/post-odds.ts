import { licensedBookmakers, marketOf, markets } from "../../../../shared/betting/bookmakers.ts";
import type { Quote } from "../../../../shared/betting/quote.ts";
import { statusType } from "../../../../shared/sports/statuses.ts";
import { shownStatusType } from "../../../../shared/sports/status-types.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import { quote } from "../ledger/quote.ts";
import { isPublished } from "../ledger/record.ts";
import type { BatchOutcome, IncidentReport } from "../../../../shared/ingest/answers.ts";
import { createCompetitions, outsideReason } from "./competitions.ts";
import type { Claim } from "./intake.ts";
import type { Validated, Valid } from "./validate.ts";
import { refuse, toNamed } from "./refuse.ts";
import type { Refusal } from "../../../../shared/ingest/refusal.ts";
import { isSameJson } from "./dedupe.ts";
import type { Mode } from "../../../../shared/ingest/batch-schema.ts";
import type { PostedQuote } from "./quote-schema.ts";

export type ValidatedQuotes = { readonly mode: Mode; readonly quotes: Validated<PostedQuote> };

/**
 * Takes bookmakers' prices. An event with such prices is no longer priced by a computing provider. `seq` of the report
 * is the last number of the odds subject, of the first quote's market where the batch has several.
 */
export function postOdds(
  context: LedgerContext,
  { provider, scope }: Pick<Claim, "provider" | "scope">,
  { mode, quotes }: ValidatedQuotes,
  nowSeconds: number,
): BatchOutcome<IncidentReport> {
  const { changes, events, postedOdds, subjects } = context;
  const licensed = new Set(markets.flatMap((market) => licensedBookmakers(market, nowSeconds).map(({ id }) => id)));
  const lastSeqOf = (bookmakerId: number | null) => {
    const market = (bookmakerId === null ? null : marketOf(bookmakerId)) ?? markets[0];
    return market === undefined ? 0 : changes.lastSeq(subjects.odds(market));
  };
  const competitions = createCompetitions(events, scope);
  const refused = [...quotes.refused];
  const outside: Refusal[] = [];
  const taken: { readonly state: EventState; readonly sent: PostedQuote }[] = [];
  for (const record of quotes.valid) {
    const state = events.event(record.value.eventId)?.state ?? null;
    const fault = faultOf(record, state, licensed);
    const isOwn = state === null || competitions.isOwnStage(state.schedule.leagueStageId);
    if (!isOwn) outside.push({ pointer: `${record.pointer}/eventId`, reason: outsideReason });
    else if (fault !== null) refused.push(fault);
    else if (state !== null) taken.push({ state, sent: record.value });
  }
  const faults = { refused, outside };
  const whole = refuse(mode, faults);
  if (whole !== null) return whole;
  const touched = new Map<string, EventState>();
  let accepted = 0;
  for (const { state, sent } of taken) {
    const { eventId } = sent;
    const bet = toQuote(sent, null);
    const before = postedOdds.standing(eventId, bet);
    const after = toQuote(sent, postedOdds.lastOf(eventId, bet, provider));
    if (before !== null && isSameJson(before, after)) continue;
    postedOdds.append(eventId, after, nowSeconds, lastSeqOf(sent.bookmakerId), provider);
    accepted += 1;
    touched.set(eventId, state);
  }
  // Prices of far days are read from their feeds (docs/adr/012).
  for (const state of touched.values()) {
    if (isPublished(state.schedule.startSeconds, nowSeconds)) quote(context, state, nowSeconds);
  }
  const seq = lastSeqOf(taken[0]?.sent.bookmakerId ?? null);
  const report = { accepted, unchanged: taken.length - accepted, refused: toNamed(faults), seq };
  return { kind: "applied", report, isReplayed: false };
}

/** An invented bookmaker has no licence, so no provider may post for it. */
function faultOf(
  { pointer, value }: Valid<PostedQuote>,
  state: EventState | null,
  licensed: ReadonlySet<number>,
): Refusal | null {
  if (state === null) return { pointer: `${pointer}/eventId`, reason: "names no event" };
  if (shownStatusType(state.status) === statusType.finished)
    return { pointer: `${pointer}/eventId`, reason: "names an event that is over" };
  if (licensed.has(value.bookmakerId)) return null;
  return { pointer: `${pointer}/bookmakerId`, reason: "names no bookmaker that is licensed" };
}

/** Without an opening, the first price that its provider sent is the opening. */
function toQuote(sent: PostedQuote, before: Quote | null): Quote {
  const { bookmakerId, betType, period, line, outcomes, eachWay } = sent;
  return {
    bookmakerId,
    betType,
    period,
    line,
    ...(eachWay !== undefined && { eachWay }),
    outcomes: outcomes.map(({ code, price, opening }) => {
      const known = before?.outcomes.find((outcome) => outcome.code === code);
      return { code, price, opening: opening ?? known?.opening ?? price };
    }),
  };
}
