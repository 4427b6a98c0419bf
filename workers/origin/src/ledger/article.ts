import type { Language } from "../../../../shared/texts/languages.ts";

/** An article about events or participants of one sport, in one language. */
export type Article = {
  /** 8 alphanumeric characters, the first names the sport; one more for the ledger's own articles. */
  readonly id: string;
  readonly lang: Language;
  readonly title: string;
  /** The first lines; empty if the article has none. */
  readonly lead: string;
  /** A path of the site or a whole address. */
  readonly url: string;
  readonly image?: string;
  /** In pixels, where it is known. */
  readonly imageSize?: { readonly width: number; readonly height: number };
  readonly source: string;
  readonly publishedSeconds: number;
  readonly participantIds: readonly string[];
  readonly eventIds: readonly string[];
  /** Names bookmakers and bets: sent only where a place's policy has each of them. */
  readonly isBetting?: true;
};
