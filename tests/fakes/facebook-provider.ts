import { createHmac, randomUUID } from "node:crypto";
import { startLoopbackServer } from "../../scripts/demonstration/loopback-server.ts";
import { answerForm, answerJson, readText } from "./loopback-forms.ts";

const own = { clientId: "1234567890", clientSecret: "a-secret-of-the-test-app" } as const;

/**
 * Facebook's login as it is documented: a window, a code for a token, and the Graph API with `appsecret_proof`. Any login is taken:
 * it is the id and the address; one that begins with "phone" has no address.
 */
export async function startFacebookProvider() {
  const codes = new Map<string, { readonly login: string; readonly redirectUri: string }>();
  const tokens = new Map<string, string>();

  const { origin, stop } = await startLoopbackServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", origin);
    const refuse = (message: string) =>
      answerJson(response, 400, { error: { message, type: "OAuthException", code: 100 } });
    switch (/^\/v\d+\.0(\/.*)$/.exec(pathname)?.[1]) {
      case "/dialog/oauth": {
        const { client_id, redirect_uri, response_type, state, login } = Object.fromEntries(searchParams);
        if (client_id !== own.clientId || redirect_uri === undefined) return refuse("Invalid App ID");
        if (response_type !== "code" || state === undefined) return refuse("Invalid response type");
        if (login === undefined) {
          return answerForm(response, { action: pathname, method: "get", fields: Object.fromEntries(searchParams) });
        }
        const code = randomUUID();
        codes.set(code, { login, redirectUri: redirect_uri });
        const back = new URL(redirect_uri);
        back.searchParams.set("code", code);
        back.searchParams.set("state", state);
        return response.writeHead(302, { location: `${back.href}#_=_` }).end();
      }
      case "/oauth/access_token": {
        const sent = new URLSearchParams(await readText(request));
        const code = codes.get(sent.get("code") ?? "");
        codes.delete(sent.get("code") ?? "");
        if (sent.get("client_id") !== own.clientId || sent.get("client_secret") !== own.clientSecret)
          return refuse("Error validating client secret.");
        if (code === undefined || code.redirectUri !== sent.get("redirect_uri"))
          return refuse("This authorization code has been used.");
        const token = randomUUID();
        tokens.set(token, code.login);
        return answerJson(response, 200, { access_token: token, token_type: "bearer", expires_in: 5_184_000 });
      }
      case "/me": {
        const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
        const login = tokens.get(token);
        if (login === undefined) return refuse("Invalid OAuth access token.");
        const proof = createHmac("sha256", own.clientSecret).update(token).digest("hex");
        if (searchParams.get("appsecret_proof") !== proof)
          return refuse("Invalid appsecret_proof provided in the API argument");
        const fields = (searchParams.get("fields") ?? "id,name").split(",");
        const all = { id: `9${login}`, name: "Ana Lima", ...(login.startsWith("phone") ? {} : { email: login }) };
        return answerJson(
          response,
          200,
          Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(name))),
        );
      }
      default:
        return answerJson(response, 404, {});
    }
  });
  return { origin, stop, settings: own };
}

/** Signs in at the provider. @returns where it leads back to */
export async function signInAtFacebook(url: string, login: string): Promise<URL> {
  const response = await fetch(`${url}&login=${encodeURIComponent(login)}`, { redirect: "manual" });
  return new URL(response.headers.get("location") ?? "", url);
}
