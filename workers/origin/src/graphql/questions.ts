import type { BetType } from "../../../../shared/betting/bet-types.ts";
import type { Quote } from "../../../../shared/betting/quote.ts";
import type { EventState } from "../../../../shared/timeline/event-state.ts";
import type { League, Participant } from "../../../../shared/timeline/schedule.ts";

/** A part of a list: `total` is how many there are. */
export type Page<T> = { readonly total: number; readonly items: readonly T[] };
export type PageOf = { readonly first: number; readonly offset: number };

/** The questions of the data service to a sport's ledger: by name, their parameters and their answers. */
export type Questions = {
  readonly event: { readonly asks: { readonly id: string }; readonly answer: EventState | null };
  readonly day: {
    readonly asks: PageOf & { readonly day: number; readonly tzHour: number };
    readonly answer: Page<EventState>;
  };
  readonly live: { readonly asks: PageOf; readonly answer: Page<EventState> };
  readonly league: { readonly asks: { readonly id: string }; readonly answer: League | null };
  readonly countries: { readonly asks: object; readonly answer: readonly string[] };
  readonly leagues: {
    /** Null for every country. */
    readonly asks: PageOf & { readonly countryKey: string | null };
    readonly answer: Page<League>;
  };
  readonly leagueEvents: { readonly asks: PageOf & { readonly id: string }; readonly answer: Page<EventState> };
  readonly participant: { readonly asks: { readonly id: string }; readonly answer: Participant | null };
  readonly participantEvents: { readonly asks: PageOf & { readonly id: string }; readonly answer: Page<EventState> };
  readonly odds: {
    readonly asks: {
      readonly eventId: string;
      /** The bookmakers whose prices the visitor's place may see. */
      readonly bookmakerIds: readonly number[];
      /** Null for every kind of bet. */
      readonly betTypes: readonly BetType[] | null;
    };
    readonly answer: readonly Quote[];
  };
};
export type QuestionKind = keyof Questions;
export type Question<K extends QuestionKind = QuestionKind> = {
  [N in K]: { readonly kind: N; readonly asks: Questions[N]["asks"] };
}[K];
export type Answer<K extends QuestionKind = QuestionKind> = Questions[K]["answer"];
