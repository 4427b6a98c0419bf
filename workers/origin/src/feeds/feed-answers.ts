import type { FeedName, FeedNameKind } from "../../../../shared/wire/feed-names.ts";
import type { Clock } from "../ledger/sources.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";

/** The inputs of a feed's answer, besides its name. */
export type FeedQuestion = {
  readonly clock: Clock;
  /** The language of feeds whose names contain no language. */
  readonly projectLanguage: Language;
  /** The licence market whose prices may be answered; null for none. */
  readonly market: string | null;
};

/** A feed's name whose language is one of ours. */
export type NameOf<K extends FeedNameKind> = InLanguage<Extract<FeedName, { readonly kind: K }>>;
type InLanguage<N> = N extends { readonly lang: string } ? Omit<N, "lang"> & { readonly lang: Language } : N;

/** The feeds that a family serves, by kind: each a pure function of the ledger, "0" for an unknown thing. */
export type FeedAnswers = {
  readonly [K in FeedNameKind]?: (context: LedgerContext, name: NameOf<K>, question: FeedQuestion) => string;
};
