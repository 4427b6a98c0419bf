import type { Helpline, Notice } from "./policy.ts";

/**
 * The betting content that one place, or several similar ones, may see. A lawyer approves a row before its operator turns
 * it on. A row that shows odds has an evidenced wording of its notice.
 */
export type PolicyRow = DecidingRow & Review;
/** What decides about a place, reviewed or not. */
export type DecidingRow = PlaceRow & (ShowingRow | SilentRow);
/** The content that may be shown, and the licence market that it comes from. */
type ShowingRow = { readonly notices: readonly [Wording, ...Wording[]]; readonly show: Showing };
type SilentRow = { readonly notices: readonly Wording[]; readonly show: { readonly off: OffReason } };
type PlaceRow = {
  readonly group: string;
  /** `country` or `country:subdivision`. No place is in two rows. */
  readonly places: readonly string[];
  readonly minimumAge: number;
  /** Whether visitors confirm that they are old enough before anything of betting is sent to them (A5.06). */
  readonly asksAge: boolean;
  /** The most that the law lets a site show: links to licensed bookmakers, prices as text, or nothing. */
  readonly allows: Allowance;
  readonly noticeStands: NoticeRule;
  /** Present where bonuses may not be offered in public. */
  readonly bansBonuses?: true;
  readonly helpline: (Helpline & { readonly evidence: Evidence }) | null;
};
/** Where a rule was read, and how sure we are of it. */
type Review = {
  /** ISO date from which the rule is in force; null where no source names it. */
  readonly since: string | null;
  readonly source: string;
  readonly confidence: "high" | "medium" | "low";
  /** ISO date of the last review. */
  readonly checkedOn: string;
  /** Further information for an operator. */
  readonly note: string;
};
/** Whether the text was read in a source, or still needs one before it counts. */
type Evidence = "read" | "to-confirm";
/** A wording of the notice; several of one language take turns. */
export type Wording = Notice & { readonly evidence: Evidence };
type Allowance = "links" | "text" | "nothing";
/**
 * When the notice is shown: always; wherever odds, a bookmaker's name or a logo may be shown; or only where bookmakers
 * may be clicked, which is rule A6.02 taken literally (docs/adr/031 says why no row chooses it).
 */
type NoticeRule = "always" | "with-betting" | "with-links";
type Showing = { readonly market: string; readonly links: boolean; readonly logos: boolean };
/** Why nothing is shown; visitors read it in their language. */
export type OffReason =
  | "advertising-banned"
  | "outside-offer"
  | "not-confirmed"
  | "no-bookmakers"
  | "local-operators-only"
  | "no-legal-market"
  | "no-row";

/** A number to call that no source was read for yet. */
export const phoneToConfirm = (phone: string) => ({ phone, site: null, evidence: "to-confirm" }) as const;
