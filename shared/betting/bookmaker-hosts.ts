import { bookmakers } from "./bookmakers.ts";
import { hostOf, isWithinDomain } from "./hosts.ts";
import type { Bookmaker } from "./bookmaker.ts";

/** Whether an address leads to a bookmaker's own site over HTTPS. */
export function isSiteOf({ domains }: Bookmaker, address: string): boolean {
  const host = hostOf(address);
  return host !== null && domains.some((domain) => isWithinDomain(host, domain));
}

const domainsOfAll = bookmakers.flatMap(({ domains }) => domains).map((domain) => domain.replaceAll(".", "\\."));
/** Next to a letter, digit or hyphen the text is another name; before a dot with a letter or digit it is another domain. */
const bookmakerDomain = new RegExp(
  `(?<![\\p{L}\\p{N}-])(${domainsOfAll.join("|")})(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`,
  "u",
);

/**
 * Finds a bookmaker's domain in a text or an address, be it the link's own host or the target passed to a redirect;
 * null if there is none.
 */
export const bookmakerDomainIn = (text: string): string | null => bookmakerDomain.exec(toPlain(text))?.[1] ?? null;

/** Normalizes a text as a browser normalizes a host: percent codes decoded, wide letters narrow, all dots ".", invisible marks removed. */
const toPlain = (text: string): string =>
  text
    .replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .normalize("NFKC")
    .replaceAll("。", ".")
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
    .toLowerCase();
