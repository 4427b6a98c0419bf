import type { Language } from "../texts/languages.ts";
import type { Address } from "./address.ts";
import { spellAddress } from "./spell-address.ts";
import { addressWords } from "./words.ts";

/** The one spelling of an address in a language; the words of all languages are given. */
export const formatAddress = (address: Address, lang: Language): string => spellAddress(address, addressWords[lang]);
