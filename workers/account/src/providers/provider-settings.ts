import { logFailure } from "../log-failure.ts";
import { z } from "zod";
import { parseJson } from "../../../../shared/json/parse-json.ts";

/** The OpenID providers that there may be; the others of the specification are not OpenID, or differ from it. */
const providerNames = ["google", "gso"] as const;
export type ProviderName = (typeof providerNames)[number];

export type Provider = {
  /** As its button says it. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};
export type Providers = Readonly<Partial<Record<ProviderName, Provider>>>;

/** Whether a request to the address cannot be read or changed on its way: https, or this machine itself. */
export const isSecureAddress = (address: string): boolean =>
  /^https:\/\/[^/]/.test(address) || /^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?(?:\/|$)/.test(address);

const text = z.string().min(1);
const own = { clientId: text, clientSecret: text };
const settingsSchema = z.strictObject({
  google: z.strictObject(own).optional(),
  gso: z.strictObject({ ...own, name: text.max(40), issuer: text.refine(isSecureAddress) }).optional(),
});

/** @param settings the secret `SIGN_IN_PROVIDERS`, JSON; a fault is logged and leaves all of them out */
export function parseProviders(settings: string | undefined): Providers {
  if (settings === undefined || settings === "") return {};
  const parsed = settingsSchema.safeParse(parseJson(settings));
  if (!parsed.success) {
    // Says where the fault is, and nothing of the values, which are secrets.
    const where = parsed.error.issues.map(({ path }) => path.join(".")).join(", ");
    logFailure({ action: "read SIGN_IN_PROVIDERS", reason: `wrong at ${where}` });
    return {};
  }
  const { google, gso } = parsed.data;
  return {
    ...(google === undefined ? {} : { google: { name: "Google", issuer: "https://accounts.google.com", ...google } }),
    ...(gso === undefined ? {} : { gso }),
  };
}

/** What the windows show of them. */
export const listProviders = (providers: Providers) =>
  providerNames.flatMap((provider) => {
    const found = providers[provider];
    return found === undefined ? [] : [{ provider, name: found.name }];
  });

export const providerOf = (providers: Providers, name: string): (Provider & { readonly id: ProviderName }) | null => {
  const id = providerNames.find((known) => known === name);
  const found = id === undefined ? undefined : providers[id];
  return id === undefined || found === undefined ? null : { id, ...found };
};
