/** What an https address leads to, in lower case; null for every address that could be read in two ways. */
export const hostOf = (address: string): string | null =>
  /^https:\/\/([a-z0-9.-]+)(?::\d{1,5})?(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? null;

export const isWithinDomain = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
