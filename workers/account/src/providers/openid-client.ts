import { createRemoteJWKSet, type JWTVerifyGetKey, importPKCS8, SignJWT, jwtVerify } from "jose";
import { z } from "zod";
import { fieldsOf } from "../../../../shared/basics/record.ts";
import { toBase64Url } from "../../../../shared/basics/base64url.ts";
import { hour, nowSeconds } from "../clock.ts";
import { askProvider, toForm, toUrl } from "./ask-provider.ts";
import type { EndingSignIn, Identity, StartedSignIn } from "./identity.ts";
import { isSecureAddress } from "../../../../shared/basics/secure-address.ts";
import type { AppleProvider, OpenIdProvider } from "./provider-settings.ts";

type Provider = OpenIdProvider | AppleProvider;

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

/** The isolate's cache of public metadata and keys, by issuer. */
const found = new Map<string, Found>();

/** Finds the provider's endpoints and keys in its discovery document, which it requests at most once an hour. */
async function discover({ issuer }: Provider): Promise<Found> {
  const known = found.get(issuer);
  if (known !== undefined && nowSeconds() - known.foundAt < hour) return known;
  const document = await askProvider(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
  const metadata = metadataSchema.parse(document);
  if (metadata.issuer !== issuer) throw new Error(`the provider ${issuer} calls itself otherwise`);
  // Request an unknown key without a cooldown: tokens come from the provider itself, so nobody else can cause such requests.
  const keys = createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: timeoutMs, cooldownDuration: 0 });
  const now = { metadata, keys, foundAt: nowSeconds() };
  found.set(issuer, now);
  return now;
}

/** The URL of the sign-in page: authorization code with PKCE (S256), except at Apple, which lacks PKCE and posts its answer. */
export async function toOpenIdUrl(
  provider: Provider,
  { state, nonce, verifier, redirectUri }: StartedSignIn,
): Promise<string> {
  const { metadata } = await discover(provider);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return toUrl(metadata.authorization_endpoint, {
    response_type: "code",
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    state,
    nonce,
    ...(provider.kind === "apple"
      ? { scope: "name email", response_mode: "form_post" }
      : {
          scope: "openid email",
          code_challenge: toBase64Url(new Uint8Array(digest)),
          code_challenge_method: "S256",
        }),
  });
}

type Expected = { readonly issuer: string; readonly clientId: string; readonly nonce: string };

/** Only signatures with the provider's private key: no shared secrets, and no unsigned tokens. */
const algorithms = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
  "Ed25519",
];
const clockToleranceSeconds = 30;

/** Checks an id token as OpenID Connect says (3.1.3.7). Throws what `jose` throws, or an error that says what is wrong. */
export async function checkIdToken(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId, nonce }: Expected,
): Promise<Identity> {
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms,
    requiredClaims: ["sub", "exp", "iat"],
    clockTolerance: clockToleranceSeconds,
  });
  if (payload["nonce"] !== nonce) throw new Error("the id token is of another sign-in");
  const isForOthersToo = Array.isArray(payload.aud) && payload.aud.length > 1;
  if ((isForOthersToo || payload["azp"] !== undefined) && payload["azp"] !== clientId) {
    throw new Error("the id token is for another client");
  }
  if (payload.sub === undefined || payload.sub === "") throw new Error("the id token names nobody");
  return { subject: payload.sub, email: verifiedEmailOf(payload) };
}

/** The verified address in the claims of an id token or of the user information. Apple writes "true" where others write true. */
function verifiedEmailOf({ email, email_verified }: Readonly<Record<string, unknown>>): string | null {
  const isVerified = email_verified === true || email_verified === "true";
  return isVerified && typeof email === "string" ? email : null;
}

/** Exchanges the code for the visitor's identity. Throws for a code, a token or an answer that is not right. */
export async function takeOpenIdIdentity(
  provider: Provider,
  code: string,
  { nonce, verifier, redirectUri }: EndingSignIn,
): Promise<Identity> {
  const { metadata, keys } = await discover(provider);
  const exchange = { grant_type: "authorization_code", code, redirect_uri: redirectUri };
  const tokens = fieldsOf(
    await askProvider(metadata.token_endpoint, await toTokenRequest(provider, exchange, verifier)),
  );
  const { clientId, issuer } = provider;
  const identity = await checkIdToken(String(tokens["id_token"]), keys, { issuer, clientId, nonce });
  const { userinfo_endpoint } = metadata;
  if (identity.email !== null || userinfo_endpoint === undefined) return identity;
  // Many providers name the address there alone.
  const authorization = `Bearer ${String(tokens["access_token"])}`;
  const claims = fieldsOf(await askProvider(userinfo_endpoint, { headers: { authorization } }));
  return claims["sub"] === identity.subject ? { ...identity, email: verifiedEmailOf(claims) } : identity;
}

/** Apple takes one of six months; this one is used at once. */
const lifetime = "5 minutes";

/** Makes the client secret that Apple requires: the team's identity, signed with its key (ES256). Throws for an invalid key. */
async function makeAppleSecret({ issuer, clientId, teamId, keyId, privateKey }: AppleProvider): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(await importPKCS8(privateKey, "ES256"));
}

async function toTokenRequest(
  provider: Provider,
  exchange: Readonly<Record<string, string>>,
  verifier: string,
): Promise<RequestInit> {
  const { clientId } = provider;
  if (provider.kind === "apple") {
    return toForm({ ...exchange, client_id: clientId, client_secret: await makeAppleSecret(provider) });
  }
  const credentials = btoa(`${encodeURIComponent(clientId)}:${encodeURIComponent(provider.clientSecret)}`);
  return toForm({ ...exchange, code_verifier: verifier }, { authorization: `Basic ${credentials}` });
}
