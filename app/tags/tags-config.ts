import type { TrackedScreen } from "../../shared/accounts/tracking-names.ts";
import type { AddressWords } from "../../shared/addresses/words.ts";
import type { Purpose, TagScript } from "../../variants/tags.ts";

/** The JSON configuration that a document gives to the tag script. */
export type TagsConfig = {
  readonly variantId: string;
  readonly version: number;
  readonly purposes: readonly Purpose[];
  readonly dataLayer: boolean;
  readonly scripts: readonly Pick<TagScript, "src" | "purpose">[];
  /** Origins whose frames may report clicks. */
  readonly affiliates: readonly string[];
  readonly words: AddressWords;
  /** Screens of pages that have an address of their own, by their path. */
  readonly screens: Readonly<Partial<Record<string, TrackedScreen>>>;
  /** Ids of the bookmakers whose links the page may have, by where a link begins. */
  readonly bookmakers: readonly { readonly id: number; readonly href: string }[];
};

/** Ids of elements that the script looks for. */
export const configId = "tags-config";
export const consentId = "consent";
