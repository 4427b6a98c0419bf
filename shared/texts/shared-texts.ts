import type { ErrorMessageKey } from "../accounts/error-messages.ts";
import type { FormFault } from "../accounts/forms.ts";
import type { AddressWords } from "../addresses/words.ts";
import type { BetType } from "../betting/bet-types.ts";
import type { BetPeriod } from "../betting/quote.ts";
import type { OwnPlace } from "../places/own-places.ts";
import type { Message } from "../push/notification-messages.ts";
import type { ParticipantStatus } from "../sports/participant-statuses.ts";
import type { RankingKey } from "../competitions/rankings.ts";
import type { SportName } from "../sports/sport-ids.ts";
import type { StatusTexts } from "./status-texts.ts";

/**
 * The domain's texts in one language that more than one part of the project shows. Each is a section of
 * `locales`, so that a browser can load one alone.
 */
export type SharedTexts = {
  readonly sports: SportTexts;
  readonly statuses: StatusTexts;
  readonly participantStatuses: ParticipantStatusTexts;
  readonly places: PlaceTexts;
  readonly sides: SideTexts;
  readonly undecidedSides: UndecidedSideTexts;
  readonly races: RaceTexts;
  readonly rankings: RankingTexts;
  readonly bets: BetTexts;
  readonly notifications: NotificationTexts;
  readonly accountErrors: AccountErrorTexts;
  readonly accountForms: AccountFormTexts;
  readonly addresses: AddressWords;
};

/** Sports by name. */
export type SportTexts = Readonly<Record<SportName, string>>;
/** Why a participant has no ordinary result (A9.02). */
export type ParticipantStatusTexts = Readonly<Record<ParticipantStatus, string>>;
/** Places that `Intl.DisplayNames` does not know, or knows by a longer name. */
export type PlaceTexts = Readonly<Record<OwnPlace, string>>;
/** Countries whose sides are called otherwise than `Intl.DisplayNames` calls the country. */
export type SideTexts = Readonly<Record<"CD" | "CG" | "HK" | "MO" | "MM" | "PF" | "PS", string>>;
/** What a cup calls a side that earlier games decide. */
export type UndecidedSideTexts = Readonly<
  Record<"winnerOfMatch" | "loserOfMatch", (values: { readonly match: string }) => string> &
    Record<"firstOfGroup" | "secondOfGroup" | "thirdOfGroup", (values: { readonly group: string }) => string>
>;
/** Races and their like. */
export type RaceTexts = { readonly laps: (values: { readonly count: number }) => string };
/** The names of the rankings. */
export type RankingTexts = Readonly<Record<RankingKey, string>>;
/** The names of bet types and periods (C3.11). */
export type BetTexts = {
  readonly betTypes: Readonly<Record<BetType, string>>;
  readonly periods: Readonly<Record<BetPeriod, string>>;
};
/** The texts of notifications (C4.40). */
export type NotificationTexts = Readonly<Record<Message, string>>;
/** The text that a visitor reads for each error of the account service (A8.04). */
export type AccountErrorTexts = Readonly<Record<ErrorMessageKey, string>>;
/** The text that a form shows under a field for each fault. */
export type AccountFormTexts = Readonly<Record<FormFault, string>>;
