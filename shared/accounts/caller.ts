import type { Language } from "../texts/languages.ts";

/** The visitor for whom the site calls the account service, as the site knows it; nothing in a request states the same. */
export type Caller = {
  /** The visitor's network address, null where it is unknown (a local stack). */
  readonly address: string | null;
  /** The origin at which the visitor opened the site, from the request: "https://example.com". */
  readonly siteOrigin: string;
  /** The origin of links in mails: the host of the variant or of the operator, never that of the request. Null if neither is set. */
  readonly linkOrigin: string | null;
  readonly lang: Language;
  /** The name of the site. */
  readonly brand: string;
  /** The site's public Turnstile key; null if no captcha can be shown. */
  readonly captchaSiteKey: string | null;
  /** The number of days in which a visitor can restore a closed account. */
  readonly deletionGraceDays: number;
};
