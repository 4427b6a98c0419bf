import type { FooterConfig } from "../shared/betting/footer.ts";
import type { Language } from "../shared/texts/languages.ts";

/** What an operator decides for one country's site. */
export type Variant = {
  readonly id: string;
  readonly lang: Language;
  /** Where the variant is deployed ("https://…", without a path); null where nobody said. Other variants link to it. */
  readonly siteOrigin: string | null;
  /** IANA zone of visitors whose place tells none. */
  readonly timeZone: string;
  /** `projectId` in feed addresses (F1). */
  readonly projectId: number;
  /** Where links to bookmakers start (C7.15); null leads to the bookmakers' own sites. */
  readonly bookmakerLinkBase: string | null;
  /** Where the links below the pages differ (A6.02). */
  readonly footer: FooterConfig;
};
