import type { Language } from "../texts/languages.ts";

/** Who calls the account service, as the site knows it; nothing in a request says the same. */
export type Caller = {
  /** The visitor's network address, null where it is unknown (a local stack). */
  readonly address: string | null;
  /** Where the site is, for links in mails: "https://example.com". */
  readonly siteOrigin: string;
  readonly lang: Language;
  /** What the site calls itself. */
  readonly brand: string;
  /** Turnstile's public key of the site, null where no captcha can be shown. */
  readonly captchaSiteKey: string | null;
  /** How many days a closed account can be taken back. */
  readonly deletionGraceDays: number;
};
