import { czechNotice, dutchNotice, frenchNotice } from "./notices.ts";
import type { Notice } from "./policy.ts";

/** What one place, or several alike, may see of betting. A lawyer signs a row before its operator turns it on. */
export type PolicyRow = {
  readonly group: string;
  /** `country` or `country:subdivision`. No place stands in two rows. */
  readonly places: readonly string[];
  readonly minimumAge: number;
  readonly notice: Notice | null;
  readonly noticeStands: NoticeRule;
  readonly helpline: Helpline | null;
  /** What may be shown, and of which licence market; `off` says why nothing is. */
  readonly show: Showing | { readonly off: string };
  readonly source: string;
  readonly confidence: "high" | "medium" | "low";
  /** ISO date of the last review. */
  readonly checkedOn: string;
};
/**
 * When the notice stands: always; wherever odds, a bookmaker's name or a logo may be shown; or only where bookmakers
 * may be clicked, which is the rule A6.02 by the letter (docs/decisions/080 says why it is no row's choice here).
 */
export type NoticeRule = "always" | "with-betting" | "with-links";
export type Showing = { readonly market: string; readonly links: boolean; readonly logos: boolean };
export type Helpline = { readonly phone: string | null; readonly site: string | null };

const checkedOn = "2026-11-20";
const frenchHelpline: Helpline = { phone: "09 74 75 13 13", site: "https://www.joueurs-info-service.fr/" };
const noBookmakers = "legal, but no bookmaker of this market is in the table yet";
const phone = (number: string): Helpline => ({ phone: number, site: null });

const northAmerica: readonly PolicyRow[] = [
  {
    group: "CA-ON",
    places: ["CA:ON"],
    minimumAge: 19,
    notice: null,
    noticeStands: "with-betting",
    helpline: phone("1-866-531-2600"),
    show: { off: noBookmakers },
    source: "https://www.dreamteamaffiliates.com/marketing-guidelines-ca-ontario.html",
    confidence: "medium",
    checkedOn,
  },
  {
    group: "CA-18",
    places: ["CA:AB", "CA:MB", "CA:QC"],
    minimumAge: 18,
    notice: null,
    noticeStands: "with-betting",
    helpline: null,
    show: { off: "provincial site only, or rules not confirmed" },
    source: "https://bettingguide.com/ca/academy/legal-gambling-age",
    confidence: "low",
    checkedOn,
  },
  {
    group: "CA",
    places: ["CA"],
    minimumAge: 19,
    notice: null,
    noticeStands: "with-betting",
    helpline: null,
    show: { off: "provincial site only" },
    source: "https://bettingguide.com/ca/academy/legal-gambling-age",
    confidence: "low",
    checkedOn,
  },
  {
    group: "US-NY",
    places: ["US:NY"],
    minimumAge: 21,
    notice: null,
    noticeStands: "with-betting",
    helpline: phone("877-846-7369"),
    show: { off: noBookmakers },
    source: "law S1550/A1118 of October 2024, by way of focusgn.com",
    confidence: "medium",
    checkedOn,
  },
  {
    group: "US-18",
    places: ["US:KY", "US:MT", "US:NH"],
    minimumAge: 18,
    notice: null,
    noticeStands: "with-betting",
    helpline: phone("1-800-522-4700"),
    show: { off: noBookmakers },
    source: "https://federalstatelaw.com/tables/gambling-laws",
    confidence: "low",
    checkedOn,
  },
  {
    group: "US",
    places: ["US"],
    minimumAge: 21,
    notice: null,
    noticeStands: "with-betting",
    helpline: phone("1-800-522-4700"),
    show: { off: "state by state; no row says yes" },
    source: "https://www.ncpgambling.org/news/ncpg-statement-on-national-access-to-1-800-gambler",
    confidence: "medium",
    checkedOn,
  },
];

const europe: readonly PolicyRow[] = [
  {
    group: "FR",
    places: ["FR", "GP", "MQ", "GF", "RE", "YT", "BL", "MF", "PM", "TF", "CP"],
    minimumAge: 18,
    notice: frenchNotice,
    noticeStands: "always",
    helpline: frenchHelpline,
    show: { market: "fr", links: true, logos: true },
    source: frenchNotice.source,
    confidence: "medium",
    checkedOn,
  },
  {
    // The national online offer stops short of these places, but the notice applies there.
    group: "FR-OVERSEAS-OFF",
    places: ["NC", "PF", "WF"],
    minimumAge: 18,
    notice: frenchNotice,
    noticeStands: "always",
    helpline: frenchHelpline,
    show: { off: "outside the national online offer" },
    source: "http://www.senat.fr/questions/base/2016/qSEQ160421103.html",
    confidence: "medium",
    checkedOn,
  },
  {
    group: "MC",
    places: ["MC"],
    minimumAge: 18,
    notice: frenchNotice,
    noticeStands: "with-betting",
    helpline: frenchHelpline,
    show: { off: "legal check outstanding" },
    source: "http://www.senat.fr/questions/base/2016/qSEQ160421103.html",
    confidence: "low",
    checkedOn,
  },
  {
    group: "BE",
    places: ["BE"],
    minimumAge: 21,
    notice: null,
    noticeStands: "with-betting",
    helpline: { phone: "0800 35 777", site: "https://www.stopoptijd.be/" },
    show: { off: "royal decree of 27 February 2023 bans advertising, websites included" },
    source: "https://simontbraun.eu/?p=21796",
    confidence: "high",
    checkedOn,
  },
  {
    group: "IT",
    places: ["IT"],
    minimumAge: 18,
    notice: null,
    noticeStands: "with-betting",
    helpline: phone("800 558 822"),
    show: { off: noBookmakers },
    source: "http://www.vita.it/it/article/2019/05/09/",
    confidence: "medium",
    checkedOn,
  },
  {
    group: "ES",
    places: ["ES"],
    minimumAge: 18,
    notice: null,
    noticeStands: "with-betting",
    helpline: phone("900 200 225"),
    show: { off: noBookmakers },
    source: "https://www.gamingintelligence.com/es/marketing/71755-espana-ludopatia",
    confidence: "medium",
    checkedOn,
  },
  {
    group: "DE",
    places: ["DE"],
    minimumAge: 18,
    notice: null,
    noticeStands: "with-betting",
    helpline: phone("0800 1372700"),
    show: { off: noBookmakers },
    source: "https://casino-berater.com/ggl-darf-betreiber-bestrafen/",
    confidence: "medium",
    checkedOn,
  },
  {
    group: "GB",
    places: ["GB"],
    minimumAge: 18,
    notice: null,
    noticeStands: "with-betting",
    helpline: phone("0808 8020 133"),
    show: { off: "only behind a real age gate, and no bookmaker of this market is in the table" },
    source:
      "https://www.asa.org.uk/rulings/livescore-betting---gaming--gibraltar--ltd-a25-1274875-livescore-betting---gaming--gibraltar--ltd.html",
    confidence: "high",
    checkedOn,
  },
  {
    group: "NL",
    places: ["NL"],
    minimumAge: 18,
    notice: dutchNotice,
    noticeStands: "with-betting",
    helpline: phone("0800 24 000 22"),
    show: { off: "untargeted advertising banned since 1 July 2023" },
    source: dutchNotice.source,
    confidence: "high",
    checkedOn,
  },
  {
    group: "CH",
    places: ["CH"],
    minimumAge: 18,
    notice: null,
    noticeStands: "with-betting",
    helpline: phone("0800 040 080"),
    show: { off: "only Swisslos and Loterie Romande, neither in the table" },
    source: "https://droit-bilingue.ch/fr-de/9/93/935.51-131-134.html",
    confidence: "high",
    checkedOn,
  },
  {
    group: "PT",
    places: ["PT"],
    minimumAge: 18,
    notice: null,
    noticeStands: "with-betting",
    helpline: phone("1414"),
    show: { off: noBookmakers },
    source: "Decreto-Lei 64/2015 (Advertising Code, art. 21)",
    confidence: "medium",
    checkedOn,
  },
  {
    group: "PL",
    places: ["PL"],
    minimumAge: 18,
    notice: null,
    noticeStands: "with-betting",
    helpline: phone("801 889 880"),
    show: { off: noBookmakers },
    source: "https://lexlege.pl/ustawa-o-grach-hazardowych/art-29b/",
    confidence: "medium",
    checkedOn,
  },
  {
    group: "CZ",
    places: ["CZ"],
    minimumAge: 18,
    notice: czechNotice,
    noticeStands: "with-betting",
    helpline: phone("800 350 000"),
    show: { off: noBookmakers },
    source: czechNotice.source,
    confidence: "high",
    checkedOn,
  },
];

const southAmerica: readonly PolicyRow[] = [
  {
    group: "BR",
    places: ["BR"],
    minimumAge: 18,
    notice: null,
    noticeStands: "with-betting",
    helpline: phone("188"),
    show: { off: noBookmakers },
    source: "https://propmark.com.br/conar-estabelece-regras-para-publicidade-de-bets-no-brasil/",
    confidence: "medium",
    checkedOn,
  },
];

export const policyRows: readonly PolicyRow[] = [...europe, ...northAmerica, ...southAmerica];

/** Every other place, and a place that is unknown: nothing is shown, and the highest age of the table counts. */
export const strictestRow: PolicyRow = {
  group: "unknown",
  places: [],
  minimumAge: 21,
  notice: null,
  noticeStands: "with-betting",
  helpline: null,
  show: { off: "no row covers this place" },
  source: "our own choice (docs/decisions/081)",
  confidence: "high",
  checkedOn,
};
