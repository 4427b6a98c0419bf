import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from "jose";

export const audience = "4714c1358e65fe4b408ad6d432a5f878f08194bdb4752441fd56faefa9b2b6f2";

type TokenChanges = {
  readonly audience?: string;
  readonly issuer?: string;
  readonly expires?: string;
  /** Signed by a key that the team does not publish. */
  readonly isForged?: boolean;
};

/** A team of Cloudflare Access on this machine: real keys at its certs' address, and the tokens that it signs. */
export async function startAccessTeam() {
  let generation = 0;
  let published: JWK[] = [];
  let privateKey: CryptoKey;
  const makeKey = async () => {
    generation += 1;
    const pair = await generateKeyPair("RS256", { extractable: true });
    const jwk = { ...(await exportJWK(pair.publicKey)), kid: `key-${generation}`, alg: "RS256", use: "sig" };
    return { privateKey: pair.privateKey, jwk };
  };
  const server = createServer((request, response) => {
    if (request.url !== "/cdn-cgi/access/certs") return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ keys: published }));
  });
  const rotate = async () => {
    const made = await makeKey();
    privateKey = made.privateKey;
    published = [made.jwk];
  };
  await rotate();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this form.
  const team = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    team,
    /** The next key replaces the last one. */
    rotate,
    async sign({ audience: to = audience, issuer = team, expires = "1h", isForged = false }: TokenChanges = {}) {
      const key = isForged ? (await makeKey()).privateKey : privateKey;
      return new SignJWT({ email: "operator@example.org", type: "app" })
        .setProtectedHeader({ alg: "RS256", kid: published[0]?.kid ?? "" })
        .setAudience(to)
        .setIssuer(issuer)
        .setIssuedAt("2h ago")
        .setExpirationTime(expires)
        .sign(key);
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
