/** Where an OpenID provider sends the visitor back to; operators register this address with it. */
export const providerReturnPath = "/account/provider";

/** How the address of a page starts behind "#" when a visitor comes back: what the provider said follows as a query. */
export const providerReturnHash = "#provider?";

/** What a provider says of a sign-in; `iss` names the provider, where it says so (RFC 9207). */
const saidByProvider = ["code", "state", "iss", "error"] as const;

/**
 * The page that a visitor who comes back is sent on to. Nothing behind "#" reaches a server, a cache or a log.
 * @param query a field of the address that the provider led to, null for none
 */
export function toReturnAddress(query: (name: string) => string | null): string {
  const said = saidByProvider.flatMap((name) => {
    const value = query(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return `/${providerReturnHash}${said.join("&")}`;
}
