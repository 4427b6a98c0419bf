import { isStrictEmail } from "../../shared/accounts/email.ts";

/** Endings that no host of the internet has (RFC 2606, RFC 6762, RFC 8375 and what networks use inside). */
const inside = /\.(?:localhost|local|test|invalid|example|internal|lan|home|corp|arpa|onion)$/i;
/** A host that others can reach: a name with a public ending, neither an address of digits nor a name of the local network. */
const isPublicHost = (host: string): boolean => /\.[a-z][a-z\d-]+$/i.test(host) && !inside.test(host);

/** Whether push services accept this contact of a site (RFC 8292). Apple refuses one that leads nowhere, with every message that names it. */
export function isContact(contact: string): boolean {
  const [, email] = /^mailto:(.*)$/.exec(contact) ?? [];
  if (email !== undefined) return isStrictEmail(email) && isPublicHost(email.slice(email.lastIndexOf("@") + 1));
  const url = URL.parse(contact);
  return url?.protocol === "https:" && isPublicHost(url.hostname);
}
