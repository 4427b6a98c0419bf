import { fieldsOf } from "../basics/record.ts";
import { parseJson } from "../basics/parse-json.ts";

/** The path to which a provider sends the visitor back; operators register this address with it. */
export const providerReturnPath = "/account/provider";

/** How the address of a page starts behind "#" when a visitor comes back: the provider's answer follows as a query. */
export const providerReturnHash = "#provider?";

/** The parameters of a provider's answer to a sign-in; `iss` names the provider, if present (RFC 9207). */
const saidByProvider = ["code", "state", "iss", "error"] as const;
const longestName = 100;

/**
 * The page to which a returning visitor is redirected. Nothing behind "#" reaches a server, a cache or a log.
 * @param field a field of the address that the provider led to, or of the form that it posted there; null for none
 */
export function toReturnAddress(field: (name: string) => string | null): string {
  const said = saidByProvider.map((name) => [name, field(name)] as const);
  const name = toName(field("user"));
  const all = [...said, ["name", name === "" ? null : name] as const];
  const query = all.flatMap(([key, value]) => (value === null ? [] : [`${key}=${encodeURIComponent(value)}`]));
  return `/${providerReturnHash}${query.join("&")}`;
}

/** Apple's data about a visitor who comes for the first time: `{"name":{"firstName":"Ana","lastName":"Lima"},"email":…}`. */
function toName(user: string | null): string {
  const { firstName, lastName } = fieldsOf(fieldsOf(parseJson(user ?? ""))["name"]);
  const words = [firstName, lastName].filter((word) => typeof word === "string");
  return words.join(" ").trim().slice(0, longestName);
}
