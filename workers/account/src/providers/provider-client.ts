import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import { z } from "zod";
import { fieldsOf } from "../../../../shared/json/record.ts";
import { toBase64Url } from "../base64url.ts";
import { hour, nowSeconds } from "../clock.ts";
import { checkIdToken, verifiedEmailOf, type Identity } from "./id-token.ts";
import { isSecureAddress, type Provider } from "./provider-settings.ts";

const timeoutMs = 5_000;
const address = z.string().refine(isSecureAddress);
const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  userinfo_endpoint: address.optional(),
});
type Metadata = z.output<typeof metadataSchema>;
type Found = { readonly metadata: Metadata; readonly keys: JWTVerifyGetKey; readonly foundAt: number };

/** Of the isolate: public facts, by issuer. */
const found = new Map<string, Found>();

/** The provider's endpoints and keys, by its discovery document; asked for once an hour. */
async function discover({ issuer }: Provider): Promise<Found> {
  const known = found.get(issuer);
  if (known !== undefined && nowSeconds() - known.foundAt < hour) return known;
  const metadata = metadataSchema.parse(await ask(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`));
  if (metadata.issuer !== issuer) throw new Error(`the provider ${issuer} calls itself otherwise`);
  // A key that is unknown is asked for at once: tokens come from the provider itself, so nobody else can cause it.
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: timeoutMs, cooldownDuration: 0 });
  const now = { metadata, keys, foundAt: nowSeconds() };
  found.set(issuer, now);
  return now;
}

async function ask(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`);
  return response.json();
}

export type StartedSignIn = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
};

/** Where the visitor signs in: authorization code with PKCE (S256). Throws where the provider does not answer. */
export async function toAuthorizationUrl(provider: Provider, started: StartedSignIn): Promise<string> {
  const { metadata } = await discover(provider);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(started.verifier));
  const url = new URL(metadata.authorization_endpoint);
  const parameters = {
    response_type: "code",
    client_id: provider.clientId,
    redirect_uri: started.redirectUri,
    scope: "openid email",
    state: started.state,
    nonce: started.nonce,
    code_challenge: toBase64Url(new Uint8Array(digest)),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Exchanges the code for the visitor's identity. Throws for a code, a token or an answer that is not right. */
export async function takeIdentity(
  provider: Provider,
  code: string,
  { nonce, verifier, redirectUri }: Omit<StartedSignIn, "state">,
): Promise<Identity> {
  const { metadata, keys } = await discover(provider);
  const { clientId, clientSecret, issuer } = provider;
  const credentials = btoa(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`);
  const tokens = fieldsOf(
    await ask(metadata.token_endpoint, {
      method: "POST",
      headers: { authorization: `Basic ${credentials}`, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      }).toString(),
    }),
  );
  const identity = await checkIdToken(String(tokens["id_token"]), keys, { issuer, clientId, nonce });
  const { userinfo_endpoint } = metadata;
  if (identity.verifiedEmail !== null || userinfo_endpoint === undefined) return identity;
  // Many providers name the address there alone.
  const authorization = `Bearer ${String(tokens["access_token"])}`;
  const claims = fieldsOf(await ask(userinfo_endpoint, { headers: { authorization } }));
  return claims["sub"] === identity.subject ? { ...identity, verifiedEmail: verifiedEmailOf(claims) } : identity;
}
