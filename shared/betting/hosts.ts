/** The host of an https address, in lower case; null for any address that is ambiguous. */
export const hostOf = (address: string): string | null =>
  /^https:\/\/([a-z0-9.-]+)(?::\d{1,5})?(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? null;

export const isWithinDomain = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
