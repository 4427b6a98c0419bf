import { phoneToConfirm, type PolicyRow } from "../policy-row.ts";
import { americanNotice, brazilianNotice } from "./notices.ts";

const checkedOn = "2026-11-20";
const canadianAges = "https://bettingguide.com/ca/academy/legal-gambling-age";
const stateSource = "https://sportshandle.com/operators-1-800-gambler-universal/";
/** The council's own number; it is still to be confirmed which body has answered 1-800-GAMBLER since 29 September 2025. */
const councilHelpline = { phone: "1-800-522-4700", site: "https://www.ncpgambling.org/", evidence: "read" } as const;

const toStates = (codes: string): readonly string[] => codes.split(" ").map((code) => `US:${code}`);

/** The fields that all rows of the United States share. */
const state = {
  minimumAge: 21,
  asksAge: false,
  noticeStands: "with-betting",
  helpline: councilHelpline,
  since: null,
  source: stateSource,
  confidence: "low",
  checkedOn,
} as const;
/** The fields that all rows of Canada share. */
const province = {
  asksAge: false,
  notices: [],
  noticeStands: "with-betting",
  since: null,
  source: canadianAges,
  confidence: "low",
  checkedOn,
} as const;

export const americanRows: readonly PolicyRow[] = [
  {
    ...province,
    group: "CA-ON",
    places: ["CA:ON"],
    minimumAge: 19,
    allows: "links",
    bansBonuses: true,
    helpline: phoneToConfirm("1-866-531-2600"),
    show: { off: "no-bookmakers" },
    source: "https://www.dreamteamaffiliates.com/marketing-guidelines-ca-ontario.html",
    confidence: "medium",
    note: "Registered with the AGCO; the message, ConnexOntario and iGO's logo; no bonus in public, no athletes.",
  },
  {
    ...province,
    group: "CA-AB",
    places: ["CA:AB"],
    minimumAge: 18,
    allows: "nothing",
    helpline: null,
    show: { off: "not-confirmed" },
    source: "https://www.ingame.com/?p=42124",
    note: "The market opens in 2026 with rules of its own; no professional athletes.",
  },
  {
    ...province,
    group: "CA-QC",
    places: ["CA:QC"],
    minimumAge: 18,
    allows: "links",
    helpline: phoneToConfirm("1-800-461-0140"),
    show: { off: "local-operators-only" },
    note: "Loto-Québec and nobody else.",
  },
  {
    ...province,
    group: "CA-MB",
    places: ["CA:MB"],
    minimumAge: 18,
    allows: "links",
    helpline: null,
    show: { off: "local-operators-only" },
    note: "The provincial site and nobody else.",
  },
  {
    ...province,
    group: "CA",
    places: ["CA"],
    minimumAge: 19,
    allows: "links",
    helpline: null,
    show: { off: "local-operators-only" },
    note: "The provincial site and nobody else. The national code of the CGA counts from 1 January 2026.",
  },
  {
    ...state,
    group: "US-NY",
    places: ["US:NY"],
    allows: "links",
    notices: [],
    helpline: phoneToConfirm("877-846-7369"),
    show: { off: "no-bookmakers" },
    since: "2024-10-01",
    source: "law S1550/A1118 of October 2024, by way of https://focusgn.com/ and https://spinzillion.com/",
    confidence: "medium",
    note: "A warning and the hotline (877-8-HOPENY, text 467369) are required by law.",
  },
  {
    ...state,
    group: "US-STATES",
    places: toStates("AZ CO CT IA IL IN KS LA MA MD MI NC NJ OH PA TN VA VT WV"),
    allows: "links",
    notices: [],
    show: { off: "no-bookmakers" },
    note: "Wording and number differ by state; only a brand that the state has licensed.",
  },
  {
    ...state,
    group: "US-18",
    places: ["US:KY", "US:MT", "US:NH"],
    minimumAge: 18,
    allows: "links",
    notices: [],
    show: { off: "no-bookmakers" },
    source: "https://federalstatelaw.com/tables/gambling-laws",
    note: "Sources disagree about the age, and about Rhode Island, Wyoming and Washington D.C.",
  },
  {
    ...state,
    group: "US-OFF",
    places: toStates("AK AL CA GA HI ID MN SC TX UT"),
    allows: "nothing",
    notices: [],
    show: { off: "no-legal-market" },
    confidence: "medium",
    note: "No legal market online; it changes yearly. The age is the one of the other states.",
  },
  {
    ...state,
    group: "US",
    places: ["US"],
    allows: "nothing",
    notices: [americanNotice],
    show: { off: "not-confirmed" },
    source: americanNotice.source,
    confidence: "medium",
    note: "State by state: no row says yes.",
  },
  {
    group: "BR",
    places: ["BR"],
    minimumAge: 18,
    asksAge: false,
    allows: "links",
    notices: [brazilianNotice],
    noticeStands: "with-betting",
    helpline: phoneToConfirm("188"),
    show: { off: "no-bookmakers" },
    since: null,
    source: brazilianNotice.source,
    confidence: "medium",
    checkedOn,
    note: "Authorised by the SPA, with a clause of CONAR's annex X and the licence's number; labelled as advertising; no call to act at once, no promise of wealth.",
  },
];
