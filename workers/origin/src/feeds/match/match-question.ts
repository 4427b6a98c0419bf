import type { Language } from "../../../../../shared/texts/languages.ts";
import type { League } from "../../../../../shared/timeline/schedule.ts";
import type { MatchDetails } from "../../ledger/match-details.ts";
import type { StoredEvent } from "../../ledger/event-store.ts";
import type { LedgerContext } from "../../ledger/ledger-context.ts";
import type { Clock } from "../../ledger/sources.ts";

/** The inputs of most feeds of one match. */
export type MatchContext = {
  readonly details: MatchDetails;
  readonly league: League | null;
  readonly lang: Language;
};

/** The same, for feeds that also need other matches, prices and news. */
export type MatchQuestion = MatchContext & {
  readonly context: LedgerContext;
  readonly stored: StoredEvent;
  readonly clock: Clock;
};

/** The body of one section; "0" if the match has no such section. */
export type DetailsAnswer = (match: MatchContext) => string;
export type SectionAnswer = (match: MatchQuestion) => string;
