import { bookmakers } from "./bookmakers.ts";
import { hostOf, isWithinDomain } from "./hosts.ts";
import type { Bookmaker } from "./bookmaker.ts";

/** Whether an address leads to a bookmaker's own site, securely. */
export function isSiteOf({ domains }: Bookmaker, address: string): boolean {
  const host = hostOf(address);
  return host !== null && domains.some((domain) => isWithinDomain(host, domain));
}

const domainsOfAll = bookmakers.flatMap(({ domains }) => domains).map((domain) => domain.replaceAll(".", "\\."));
/** Behind letters it is another name, before a dot and letters another domain. */
const bookmakerDomain = new RegExp(
  `(?<![\\p{L}\\p{N}-])(${domainsOfAll.join("|")})(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`,
  "u",
);

/**
 * The bookmaker's domain that a text or an address contains, whether it is what the link leads to or what a redirection
 * is told; null where there is none.
 */
export const bookmakerDomainIn = (text: string): string | null => bookmakerDomain.exec(toPlain(text))?.[1] ?? null;

/** As a browser reads a host: percent signs decoded, wide letters narrow, every kind of dot a dot, unseen marks gone. */
const toPlain = (text: string): string =>
  text
    .replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .normalize("NFKC")
    .replaceAll("。", ".")
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
    .toLowerCase();
