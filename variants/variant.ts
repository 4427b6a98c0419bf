import type { Language } from "../shared/texts/languages.ts";

/** What an operator decides for one country's site. */
export type Variant = {
  readonly id: string;
  readonly lang: Language;
  /** IANA zone of visitors whose place tells none. */
  readonly timeZone: string;
  /** `projectId` in feed addresses (F1). */
  readonly projectId: number;
  /** Where links to bookmakers start (C7.15); null leads to the bookmakers' own sites. */
  readonly bookmakerLinkBase: string | null;
};
