import { isStrictEmail } from "../../shared/accounts/email.ts";

/** A host that others can reach: a name with a public ending, neither an address of digits nor a name of the local network. */
const isPublicHost = (host: string): boolean => /\.(?!localhost$|local$)[a-z][a-z\d-]+$/i.test(host);

/** Whether push services accept this contact of a site (RFC 8292). Apple refuses one that leads nowhere, with every message that names it. */
export function isContact(contact: string): boolean {
  const [, email] = /^mailto:(.*)$/.exec(contact) ?? [];
  if (email !== undefined) return isStrictEmail(email) && isPublicHost(email.slice(email.lastIndexOf("@") + 1));
  const url = URL.parse(contact);
  return url?.protocol === "https:" && isPublicHost(url.hostname);
}
