import { fieldsOf } from "../../../../shared/basics/record.ts";
import { toHex } from "../secrets.ts";
import { askProvider, toForm, toUrl } from "./ask-provider.ts";
import type { EndingSignIn, Identity, StartedSignIn } from "./identity.ts";
import type { FacebookProvider } from "./provider-settings.ts";

/** The URL of the sign-in page. `rerequest` makes Facebook ask again for an email address that the visitor refused before. */
export const toFacebookUrl = (
  { clientId, dialogUrl }: FacebookProvider,
  { state, redirectUri }: StartedSignIn,
): string =>
  toUrl(dialogUrl, {
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: "email",
    auth_type: "rerequest",
    state,
  });

/** Exchanges the code for the visitor's identity. The token serves this one request, with proof that the request is ours. */
export async function takeFacebookIdentity(
  { clientId, clientSecret, graphUrl }: FacebookProvider,
  code: string,
  { redirectUri }: EndingSignIn,
): Promise<Identity> {
  const exchange = { client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri, code };
  const { access_token } = fieldsOf(await askProvider(`${graphUrl}/oauth/access_token`, toForm(exchange)));
  if (typeof access_token !== "string") throw new Error("Facebook gave no token");
  const proof = await proveSecret(clientSecret, access_token);
  const { id, email } = fieldsOf(
    await askProvider(toUrl(`${graphUrl}/me`, { fields: "id,email", appsecret_proof: proof }), {
      headers: { authorization: `Bearer ${access_token}` },
    }),
  );
  if (typeof id !== "string" || id === "") throw new Error("Facebook names nobody");
  return { subject: id, email: typeof email === "string" ? email : null };
}

/** `appsecret_proof`: the token's HMAC-SHA256 under the secret, so that a stolen token is of no use to others. */
async function proveSecret(secret: string, token: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  return toHex(new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(token))));
}
