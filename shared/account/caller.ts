import type { Language } from "../texts/languages.ts";

/** Who calls the account service, as the site knows it; nothing in a request says the same. */
export type Caller = {
  /** The visitor's network address, null where it is unknown (a local stack). */
  readonly address: string | null;
  /** Where the visitor has the site, as the request says: "https://example.com". */
  readonly siteOrigin: string;
  /** Where links of mails lead: the host of the variant, or the operator's; never the request's. Null where there is none. */
  readonly linkOrigin: string | null;
  readonly lang: Language;
  /** What the site calls itself. */
  readonly brand: string;
  /** Turnstile's public key of the site, null where no captcha can be shown. */
  readonly captchaSiteKey: string | null;
  /** How many days a closed account can be taken back. */
  readonly deletionGraceDays: number;
};
