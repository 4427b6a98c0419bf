import { logFailure } from "../log-failure.ts";
import { z } from "zod";
import {
  parseSignInProvider,
  signInProviders,
  type SignInProvider,
} from "../../../../shared/accounts/sign-in-providers.ts";
import { parseJson } from "../../../../shared/basics/parse-json.ts";
import { fieldsOf } from "../../../../shared/basics/record.ts";
import { isSecureAddress } from "../../../../shared/basics/secure-address.ts";

type Common = {
  /** As its button says it. */
  readonly name: string;
  /** Whose subjects its visitors are; its discovery document is there, where it has one. */
  readonly issuer: string;
  readonly clientId: string;
};
export type OpenIdProvider = Common & { readonly kind: "openid"; readonly clientSecret: string };
/** OpenID Connect too, with a client secret that is signed anew by a key (PKCS #8, PEM) of a team. */
export type AppleProvider = Common & {
  readonly kind: "apple";
  readonly teamId: string;
  readonly keyId: string;
  readonly privateKey: string;
};
/** OAuth 2: the window of the sign-in, and the API that says who signed in. */
export type FacebookProvider = Common & {
  readonly kind: "facebook";
  readonly clientSecret: string;
  readonly dialogUrl: string;
  readonly graphUrl: string;
};
export type Provider = OpenIdProvider | AppleProvider | FacebookProvider;
export type Providers = Readonly<Partial<Record<SignInProvider, Provider>>>;

/** Facebook answers each version for two years at least. */
const graphVersion = "v24.0";

const text = z.string().min(1);
const own = { clientId: text, clientSecret: text };
const settingsSchema = z.strictObject({
  google: z.strictObject(own).optional(),
  apple: z
    .strictObject({ clientId: text, teamId: text, keyId: text, privateKey: text.includes("BEGIN PRIVATE KEY") })
    .optional(),
  facebook: z.strictObject(own).optional(),
  gso: z.strictObject({ ...own, name: text.max(40), issuer: text.refine(isSecureAddress) }).optional(),
});

/**
 * @param settings the secret `SIGN_IN_PROVIDERS`, JSON; a fault is logged and leaves all of them out
 * @param addresses of tests: JSON, where a provider of the name answers instead of at its own address
 */
export function parseProviders({
  SIGN_IN_PROVIDERS: settings = "",
  DEV_PROVIDERS: addresses = "",
}: Pick<AccountEnv, "SIGN_IN_PROVIDERS" | "DEV_PROVIDERS">): Providers {
  if (settings === "") return {};
  const parsed = settingsSchema.safeParse(parseJson(settings));
  if (!parsed.success) {
    // Says where the fault is, and nothing of the values, which are secrets.
    const where = parsed.error.issues.map(({ path }) => path.join(".")).join(", ");
    logFailure({ action: "read SIGN_IN_PROVIDERS", reason: `wrong at ${where}` });
    return {};
  }
  const { google, apple, facebook, gso } = parsed.data;
  const moved = fieldsOf(parseJson(addresses));
  const at = (name: SignInProvider, address: string): string => {
    const other = moved[name];
    return typeof other === "string" ? other : address;
  };
  return {
    ...(google && {
      google: { kind: "openid", name: "Google", issuer: at("google", "https://accounts.google.com"), ...google },
    }),
    ...(apple && {
      apple: { kind: "apple", name: "Apple", issuer: at("apple", "https://appleid.apple.com"), ...apple },
    }),
    ...(facebook && {
      facebook: {
        kind: "facebook",
        name: "Facebook",
        issuer: "https://www.facebook.com",
        dialogUrl: `${at("facebook", "https://www.facebook.com")}/${graphVersion}/dialog/oauth`,
        graphUrl: `${at("facebook", "https://graph.facebook.com")}/${graphVersion}`,
        ...facebook,
      },
    }),
    ...(gso && { gso: { kind: "openid", ...gso } }),
  };
}

/** Lists the providers' data that the windows show. */
export const listProviders = (providers: Providers) =>
  signInProviders.flatMap((provider) => {
    const found = providers[provider];
    return found === undefined ? [] : [{ provider, name: found.name }];
  });

export const providerOf = (providers: Providers, name: string): (Provider & { readonly id: SignInProvider }) | null => {
  const id = parseSignInProvider(name);
  const found = id === null ? undefined : providers[id];
  return id === null || found === undefined ? null : { id, ...found };
};
