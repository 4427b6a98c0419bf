import { foldForSearch } from "./folding.ts";
import { sportById } from "../../../../shared/sports/catalogue.ts";

/** The fault of a request (S3). */
export type SearchFault =
  | "query-missing"
  | "query-empty"
  | "query-too-long"
  | "language-malformed"
  | "sport-unknown"
  | "limit-out-of-range";

export type Scope = { readonly lang: string; readonly sportId: number | null; readonly limit: number };
export type SearchRequest = Scope & {
  /** Folded for the language. */
  readonly query: string;
  /** Whether it was typed in letters that most names are not written in. */
  readonly isForeign: boolean;
};
type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: SearchFault };

const longestQuery = 80;
const mostResults = 50;
const usualResults = 20;
const usualTopResults = 5;

export function parseSearch(parameters: URLSearchParams): Parsed<SearchRequest> {
  const scope = parseScope(parameters, usualResults);
  if (!scope.ok) return scope;
  const typed = parameters.get("q");
  if (typed === null) return { ok: false, fault: "query-missing" };
  if (typed.length > longestQuery) return { ok: false, fault: "query-too-long" };
  const query = foldForSearch(typed, scope.value.lang);
  return query === ""
    ? { ok: false, fault: "query-empty" }
    : { ok: true, value: { ...scope.value, query, isForeign: foreignLetter.test(typed) } };
}

const foreignLetter = /(?!\p{Script=Latin})\p{L}/u;

export const parseTopSearch = (parameters: URLSearchParams): Parsed<Scope> => parseScope(parameters, usualTopResults);

function parseScope(parameters: URLSearchParams, usualLimit: number): Parsed<Scope> {
  const lang = parameters.get("lang") ?? "fr";
  if (!/^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})?$/i.test(lang)) return { ok: false, fault: "language-malformed" };
  const sport = parameters.get("sport");
  const sportId = sport === null ? null : toInteger(sport);
  if (sport !== null && (sportId === null || sportById(sportId) === null)) return { ok: false, fault: "sport-unknown" };
  const limit = toInteger(parameters.get("limit") ?? String(usualLimit));
  if (limit === null || limit < 1 || limit > mostResults) return { ok: false, fault: "limit-out-of-range" };
  return { ok: true, value: { lang, sportId, limit } };
}

const toInteger = (text: string): number | null => (/^\d{1,4}$/.test(text) ? Number(text) : null);
