import { exportJWK, generateKeyPair } from "jose";
import { Provider } from "oidc-provider";
import { startLoopbackServer, type Answer } from "./loopback-server.ts";

/** Before it is opened for a client. */
const refuse: Answer = (_, response) => response.writeHead(503).end();

export const client = { id: "tribune", secret: "a-secret-of-this-machine" } as const;

/**
 * A real OpenID provider on this machine, for the demonstration and for tests. It takes any login with any password: the login is the
 * subject and the address, which is verified unless it begins with "unverified".
 */
export async function startOpenIdProvider(port = 0) {
  let answer = refuse;
  const { origin: issuer, stop } = await startLoopbackServer((request, response) => answer(request, response), port);
  let generation = 0;

  return {
    issuer,

    /** Opens it for a client that comes back to these addresses, with a key that is new each time. */
    async open(...redirectUris: readonly string[]): Promise<void> {
      generation += 1;
      const { privateKey } = await generateKeyPair("RS256", { extractable: true });
      const key = { ...(await exportJWK(privateKey)), kid: `key-${generation}`, alg: "RS256", use: "sig" };
      const provider = new Provider(issuer, {
        clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: redirectUris }],
        jwks: { keys: [key] },
        cookies: { keys: ["a key of cookies on this machine"] },
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
