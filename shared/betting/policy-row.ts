import type { Helpline, Notice } from "./policy.ts";

/**
/**
 * What one place, or several similar ones, may see of betting. A lawyer approves a row before its operator turns it on. A
 * row that shows odds has a notice.
 */
export type PolicyRow = PlaceRow & (ShowingRow | SilentRow);
/** What may be shown, and of which licence market. */
export type ShowingRow = { readonly notice: Notice; readonly show: Showing };
/** `off` says why nothing is shown. */
type SilentRow = { readonly notice: Notice | null; readonly show: { readonly off: string } };
type PlaceRow = {
  readonly group: string;
  /** `country` or `country:subdivision`. No place is in two rows. */
  readonly places: readonly string[];
  readonly minimumAge: number;
  readonly noticeStands: NoticeRule;
  readonly helpline: Helpline | null;
  readonly source: string;
  readonly confidence: "high" | "medium" | "low";
  /** ISO date of the last review. */
  readonly checkedOn: string;
};
/**
 * When the notice is shown: always; wherever odds, a bookmaker's name or a logo may be shown; or only where bookmakers
 * may be clicked, which is rule A6.02 taken literally (docs/decisions/080 says why no row chooses it).
 */
type NoticeRule = "always" | "with-betting" | "with-links";
type Showing = { readonly market: string; readonly links: boolean; readonly logos: boolean };

export const phone = (number: string): Helpline => ({ phone: number, site: null });

/** Why a market that is legal and regulated still shows nothing. */
export const noBookmakers = "legal, but no bookmaker of this market is in the table yet";
