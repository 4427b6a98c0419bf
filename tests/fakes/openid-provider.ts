import { exportJWK, generateKeyPair } from "jose";
import { Provider } from "oidc-provider";
import { startLoopbackServer, type Answer } from "./loopback-server.ts";

/** Before it is opened for a client. */
const refuse: Answer = (_, response) => response.writeHead(503).end();

export const client = { id: "tribune", secret: "a-secret-of-the-test-client" } as const;

/**
 * A real OpenID provider on this machine. It takes any login with any password: the login is the subject and the address, which
 * is verified unless it begins with "unverified".
 */
export async function startOpenIdProvider() {
  let answer = refuse;
  const { origin: issuer, stop } = await startLoopbackServer((request, response) => answer(request, response));
  let generation = 0;

  return {
    issuer,

    /** Opens it for a client, with a key that is new each time. */
    async open(redirectUri: string): Promise<void> {
      generation += 1;
      const { privateKey } = await generateKeyPair("RS256", { extractable: true });
      const key = { ...(await exportJWK(privateKey)), kid: `key-${generation}`, alg: "RS256", use: "sig" };
      const provider = new Provider(issuer, {
        clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
        jwks: { keys: [key] },
        cookies: { keys: ["a key of the test's cookies"] },
        pkce: { required: () => true },
        claims: { openid: ["sub"], email: ["email", "email_verified"] },
        findAccount: (_: unknown, accountId: string) => ({
          accountId,
          claims: () => ({ sub: accountId, email: accountId, email_verified: !accountId.startsWith("unverified") }),
        }),
      });
      answer = provider.callback();
    },

    stop,
  };
}

/** Signs in at the provider as its forms want it. @returns the address that it sends the visitor back to */
export async function signInAtProvider(url: string, login: string): Promise<URL> {
  const { origin } = new URL(url);
  const cookies = new Map<string, string>();
  let at = url;
  let form: URLSearchParams | null = null;
  for (let step = 0; step < 20; step += 1) {
    const response: Response = await fetch(at, {
      method: form === null ? "GET" : "POST",
      body: form,
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    const html = await response.text();
    form = null;
    if (location !== null) {
      const next = new URL(location, at);
      if (next.origin !== origin) return next;
      at = next.href;
    } else {
      const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1];
      const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1];
      if (action === undefined || prompt === undefined) throw new Error(`no form at ${at}: ${html.slice(0, 300)}`);
      at = new URL(action, at).href;
      form = new URLSearchParams(prompt === "login" ? { prompt, login, password: "any" } : { prompt });
    }
  }
  throw new Error("the provider leads nowhere");
}
