import { createContext, type ReactNode } from "react";
import type { Address } from "../../../shared/addresses/address.ts";
import { spellAddress } from "../../../shared/addresses/spell-address.ts";
import type { AddressWords } from "../../../shared/addresses/words.ts";
import type { OddsFormat } from "../../../shared/betting/odds-formats.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { Messages } from "../../i18n/site-texts.ts";
import { useProvided } from "../../ui/use-provided.ts";
import type { ReversedClock } from "../clock/reversed-clock.ts";
import type { DateStyle } from "../day/date-texts.ts";
import type { BettingView } from "../legal/betting-view.ts";

/** A variant's name for itself, and its formats of dates, hours and, where they are not decimal, odds. */
export type OwnTexts = DateStyle & {
  readonly brand: string;
  readonly oddsFormat?: OddsFormat;
  /** Where the files are that sources name as pictures of teams and players (C3.08). */
  readonly pictures?: string;
  /** The clocks that count down, by the id of their sport (C4.31). */
  readonly reversed?: Readonly<Record<number, ReversedClock>>;
};
export type PageTexts = Messages & OwnTexts;

/** The data that every component of a page may need. It is the same for all pages of a visit. */
export type PageContext = {
  readonly lang: Language;
  readonly t: PageTexts;
  /** The IANA zone in which times are written. */
  readonly timeZone: string;
  /** The betting content that the visitor's place may see; null for none. */
  readonly betting: BettingView | null;
  /** Ids of the things whose results the visitor hides; empty where all results are hidden, and null where none are. */
  readonly hiddenIds: readonly string[] | null;
  readonly href: (address: Address) => string;
};

const Page = createContext<PageContext | null>(null);

type PageProviderProps = { readonly page: PageContext; readonly children: ReactNode };

export function PageProvider({ page, children }: PageProviderProps) {
  return <Page.Provider value={page}>{children}</Page.Provider>;
}

export const usePage = (): PageContext => useProvided(Page);

/** Makes every address of this site, in a language. */
export const toHref =
  (words: AddressWords) =>
  (address: Address): string =>
    spellAddress(address, words);
