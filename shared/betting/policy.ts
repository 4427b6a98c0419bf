import type { GeoFlag } from "./geo-groups.ts";

/**
 * The betting content that visitors of a place may see. The server computes it once per request; HTML, feeds and push all
 * obey it: they never send content that may not be shown.
 */
export type BettingPolicy = {
  /** Key of the geo group that decided: `FR`, `FR-OVERSEAS-OFF`, `BE`, `unknown` … Part of every cache key. */
  readonly group: string;
  /** Odds figures may be shown. */
  readonly odds: boolean;
  /** Bookmakers may be linked to. */
  readonly links: boolean;
  /** Bookmaker names and logos may be shown. */
  readonly logos: boolean;
  /** The notice that must be shown wherever odds, a bookmaker's name or a logo is shown; null if we know no notice. */
  readonly notice: Notice | null;
  readonly minimumAge: number;
  /** The help line for people who gamble too much; null if we know no help line. */
  readonly helpline: Helpline | null;
  /** The licence market whose odds may be shown ("fr"); null if no odds may be. Part of the name of the push's odds subject. */
  readonly market: string | null;
  /** Ids of the bookmakers licensed there, the main one first. Empty if no bookmaker may be named. */
  readonly bookmakerIds: readonly number[];
  /** The nine flags of the operator's geo group (A3.06), each on only where this policy allows it too. */
  readonly flags: Readonly<Record<GeoFlag, boolean>>;
  /** Whether the visitor's age has to be confirmed here, and what the visitor answered (A5.06). */
  readonly age: "not-asked" | "unknown" | "confirmed" | "refused";
  /** Whether the visitor has switched odds off; null if the place shows no odds anyway. */
  readonly oddsSwitch: "on" | "off" | null;
};

/** The policies of a place, before the visitor's own answers choose between them. */
export type PlaceRules = {
  /** The place of the policy table: `GB`, `CA:ON`; "unknown" where no row covers it. A confirmed age counts for it alone. */
  readonly placeKey: string;
  /** Whether `open` is only for visitors who have confirmed their age. */
  readonly asksAge: boolean;
  readonly open: BettingPolicy;
  /** The place's policy without betting, for visitors who may not or do not want to see betting. */
  readonly silent: BettingPolicy;
};

/** A number as people write it there, and an address. */
export type Helpline = { readonly phone: string | null; readonly site: string | null };

export type Notice = {
  readonly lang: string;
  /** The wording, unaltered, cut only where its link begins and ends. */
  readonly before: string;
  readonly link: { readonly text: string; readonly href: string } | null;
  readonly after: string;
  readonly source: string;
  /** ISO date of the last check of the wording. */
  readonly checkedOn: string;
};

/** Whether prose that names all of these bookmakers together with bets may be shown. */
export const mayName = ({ odds, logos, bookmakerIds }: BettingPolicy, ids: readonly string[]): boolean =>
  odds && logos && ids.every((id) => bookmakerIds.includes(Number(id)));
