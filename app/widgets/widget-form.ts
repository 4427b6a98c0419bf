import { today } from "../../shared/addresses/list-query.ts";
import { spellAddress } from "../../shared/addresses/spell-address.ts";
import type { AddressWords } from "../../shared/addresses/words.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import { parseHeight } from "./widget-frame.tsx";
import { parseLook, type WidgetLook } from "./widget-look.ts";
import { pageOfSubject, subjectOfPage, type WidgetSubject } from "./widget-subject.ts";

/** The input of the page that makes widgets. */
export type WidgetForm = {
  readonly subject: WidgetSubject;
  readonly look: WidgetLook;
  /** Null for the usual height of the kind. */
  readonly height: number | null;
  /** A name to search for; "" for none. */
  readonly query: string;
};

type Params = { readonly get: (name: string) => string | null };

const longestQuery = 80;

/** The colour field counts only if the accent is "own". An address in the search field becomes the subject. */
export function parseWidgetForm(params: Params, words: AddressWords): WidgetForm {
  const typed = (params.get("q") ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
  const asked = subjectOfText(typed, words);
  const subject = asked ??
    subjectOfPage(params.get("page") ?? "/", words) ?? { kind: "sport", sportId: sportIds.soccer };
  const accent = params.get("accent") === "own" ? params.get("colour") : params.get("accent");
  return {
    subject,
    look: parseLook({ get: (name) => (name === "accent" ? accent : params.get(name)) }),
    height: parseHeight(params.get("height")),
    query:
      asked === null
        ? typed
            .slice(0, longestQuery)
            .replace(/\p{Cs}/gu, "")
            .trim()
        : "",
  };
}

/** The subject of the page at an address, with or without a host; null for a text that is not an address. */
function subjectOfText(text: string, words: AddressWords): WidgetSubject | null {
  const isAddress = /^(?:https?:\/)?\/./.test(text);
  const url = isAddress ? URL.parse(text, "https://site.invalid") : null;
  return url === null ? null : subjectOfPage(url.pathname, words);
}

/** The query of the page for a form, in the one order of its parts; "" for the usual one. */
export function formatWidgetForm({ subject, look, height, query }: WidgetForm, words: AddressWords): string {
  const front = spellAddress({ kind: "list", sportId: sportIds.soccer, day: today, category: "all" }, words);
  const page = pageOfSubject(subject, words);
  const params = new URLSearchParams();
  if (page !== front) params.set("page", page);
  if (look.theme !== "system") params.set("theme", look.theme);
  if (look.accent !== "green") params.set("accent", look.accent);
  if (height !== null) params.set("height", String(height));
  if (query !== "") params.set("q", query);
  return params.size === 0 ? "" : `?${params}`;
}
