import { expect } from "vitest";
import type { Credentials } from "../../shared/accounts/basic-authorization.ts";
import type { AccountPayload } from "../../shared/accounts/endpoint-schemas.ts";
import type { SignInProvider } from "../../shared/accounts/sign-in-providers.ts";
import { signInAtApple } from "../fakes/apple-provider.ts";
import { signInAtFacebook } from "../fakes/facebook-provider.ts";
import { signInAtProvider } from "../fakes/visit-openid-provider.ts";
import type { AccountStack, Answer } from "./account-client.ts";

/** The provider's answer when it sends a visitor back. */
type Returned = Omit<AccountPayload<"loginWithProvider">, "provider">;
export type ProviderVisits = ReturnType<typeof createProviderVisits>;

/** Follows the way to the providers of a stack and back to it, as a browser does. */
export function createProviderVisits(account: AccountStack, appleOrigin: string) {
  /** Calls one of our own endpoints and returns its answer. */
  const own = async (...call: Parameters<AccountStack["own"]>): Promise<Answer["body"]> =>
    (await account.own(...call)).body;

  /** Goes to the provider and comes back. @param linkedTo the visitor who links the account; null for a sign-in */
  async function comeBack(login: string, linkedTo: Credentials | null = null) {
    const name = linkedTo === null ? "startProviderSignIn" : "startProviderLink";
    const started = await own(name, linkedTo, { provider: "gso" });
    const back = (await signInAtProvider(String(started["url"]), login)).searchParams;
    expect(back.get("state")).toBe(started["state"]);
    const iss = back.get("iss");
    return { state: back.get("state") ?? "", token: back.get("code") ?? "", ...(iss === null ? {} : { iss }) };
  }

  const signInBack = async (back: Returned, provider: SignInProvider = "gso") =>
    (await account.call("loginWithProvider", { provider, ...back })).body;

  /** Returns the data behind "#" in the browser's address after the provider has redirected, or posted, it to the site. */
  async function readReturn(url: URL, form: URLSearchParams | null = null): Promise<Returned> {
    const headers = { origin: appleOrigin };
    const response = await fetch(url, { redirect: "manual", ...(form && { method: "POST", body: form, headers }) });
    expect([response.status, response.headers.get("cache-control")]).toEqual([303, "no-store"]);
    const said = new URLSearchParams(/^\/#provider\?(.*)$/.exec(response.headers.get("location") ?? "")?.[1]);
    const name = said.get("name");
    return { state: said.get("state") ?? "", token: said.get("code") ?? "", ...(name === null ? {} : { name }) };
  }
  const startAt = async (provider: SignInProvider) =>
    String((await own("startProviderSignIn", null, { provider }))["url"]);
  const returnPage = () => new URL("/account/provider", account.stack.url);

  return {
    own,
    comeBack,
    signInBack,
    readReturn,
    startAt,
    returnPage,
    fromApple: async (login: string) => readReturn(returnPage(), await signInAtApple(await startAt("apple"), login)),
    fromFacebook: async (login: string) => readReturn(await signInAtFacebook(await startAt("facebook"), login)),
    link: async (visitor: Credentials, login: string, by = visitor) =>
      own("linkProvider", by, await comeBack(login, visitor)),
  };
}
