import { isRecord } from "../../shared/basics/record.ts";
import { daySeconds } from "../../shared/basics/day.ts";
import { purposes, type Purpose } from "../../variants/tags.ts";
import type { StoredKey } from "../storage/stored-value.ts";
import type { TagsConfig } from "./tags-config.ts";

/** A visitor's consent, by purpose; no purpose where they refused all of them. */
export type Consent = { readonly version: number; readonly purposes: readonly Purpose[] };

/** An answer counts for this long, a refusal as well. */
const consentSeconds = 180 * daySeconds;

/** Where the answer to a variant's question is stored; an answer to another version of the question does not count. */
export const toConsentKey = ({
  variantId,
  version,
}: Pick<TagsConfig, "variantId" | "version">): StoredKey<Consent> => ({
  name: `tribune_consent_${variantId}`,
  lifetimeSeconds: consentSeconds,
  parse: (value) => {
    if (!isRecord(value) || value["version"] !== version || !Array.isArray(value["purposes"])) return null;
    const named: readonly unknown[] = value["purposes"];
    return { version, purposes: purposes.filter((purpose) => named.includes(purpose)) };
  },
});
