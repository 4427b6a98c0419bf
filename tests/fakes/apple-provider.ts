import { randomUUID } from "node:crypto";
import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from "jose";
import { startLoopbackServer } from "../../scripts/demonstration/loopback-server.ts";
import { answerForm, answerJson, readForm, readText } from "./loopback-forms.ts";

/** A developer's ids at Apple; the private key is in the settings. */
const own = { clientId: "com.example.tribune", teamId: "TEAM123456", keyId: "KEY1234567" } as const;
const longestSecretSeconds = 15_777_000;

type Code = { readonly login: string; readonly nonce: string | null; readonly redirectUri: string };

/**
 * Imitates Sign in with Apple as documented: it posts its answer where the scope requests a name or an address, takes a token signed by the
 * developer's key (ES256) as client secret, sends booleans as strings, and sends the name only once. It accepts any login, which becomes the
 * subject and the address; a login that begins with "pupil" has no address.
 */
export async function startAppleProvider() {
  const developer = await generateKeyPair("ES256", { extractable: true });
  const apple = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(apple.publicKey)), kid: "apple-1", alg: "RS256", use: "sig" };
  const codes = new Map<string, Code>();
  const known = new Set<string>();

  const { origin, stop } = await startLoopbackServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", origin);
    const refuse = (error: string) => answerJson(response, 400, { error });
    switch (pathname) {
      case "/.well-known/openid-configuration":
        return answerJson(response, 200, {
          issuer: origin,
          authorization_endpoint: `${origin}/auth/authorize`,
          token_endpoint: `${origin}/auth/token`,
          jwks_uri: `${origin}/auth/keys`,
          token_endpoint_auth_methods_supported: ["client_secret_post"],
        });
      case "/auth/keys":
        return answerJson(response, 200, { keys: [jwk] });
      case "/auth/authorize": {
        const { response_type, client_id, scope, response_mode, login, redirect_uri, state, nonce } =
          Object.fromEntries(searchParams);
        if (response_type !== "code" || redirect_uri === undefined) return refuse("invalid_request");
        if (client_id !== own.clientId) return refuse("invalid_client");
        if (scope !== undefined && response_mode !== "form_post") return refuse("invalid_request");
        if (login === undefined) {
          return answerForm(response, { action: pathname, method: "get", fields: Object.fromEntries(searchParams) });
        }
        const code = randomUUID();
        codes.set(code, { login, nonce: nonce ?? null, redirectUri: redirect_uri });
        const user = { name: { firstName: "Ana", lastName: "Lima" }, email: login };
        const fields = { state, code, ...(known.has(login) ? {} : { user: JSON.stringify(user) }) };
        known.add(login);
        return answerForm(response, { action: redirect_uri, method: "post", fields });
      }
      case "/auth/token": {
        const sent = new URLSearchParams(await readText(request));
        const isClient = await jwtVerify(sent.get("client_secret") ?? "", developer.publicKey, {
          issuer: own.teamId,
          subject: own.clientId,
          audience: origin,
          algorithms: ["ES256"],
          requiredClaims: ["iat", "exp"],
        }).then(
          ({ protectedHeader, payload: { iat = 0, exp = 0 } }) =>
            protectedHeader.kid === own.keyId && exp - iat <= longestSecretSeconds,
          () => false,
        );
        if (!isClient || sent.get("client_id") !== own.clientId) return refuse("invalid_client");
        const code = codes.get(sent.get("code") ?? "");
        codes.delete(sent.get("code") ?? "");
        if (code === undefined || code.redirectUri !== sent.get("redirect_uri")) return refuse("invalid_grant");
        const isPrivate = code.login.endsWith("@privaterelay.appleid.com");
        const address = { email: code.login, email_verified: "true", is_private_email: String(isPrivate) };
        const claims = { nonce: code.nonce, nonce_supported: true, ...(code.login.startsWith("pupil") ? {} : address) };
        const idToken = await new SignJWT(claims)
          .setProtectedHeader({ alg: "RS256", kid: jwk.kid })
          .setIssuer(origin)
          .setAudience(own.clientId)
          .setSubject(`001.${code.login}`)
          .setIssuedAt()
          .setExpirationTime("1 day")
          .sign(apple.privateKey);
        return answerJson(response, 200, { access_token: randomUUID(), token_type: "Bearer", id_token: idToken });
      }
      default:
        return answerJson(response, 404, {});
    }
  });
  return { origin, stop, settings: { ...own, privateKey: await exportPKCS8(developer.privateKey) } };
}

/** Signs in at the provider. @returns the form fields that its page posts to the site */
export const signInAtApple = async (url: string, login: string): Promise<URLSearchParams> =>
  readForm(await (await fetch(`${url}&login=${encodeURIComponent(login)}`)).text());
