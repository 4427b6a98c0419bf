/**
 * The path, query and hash of an address of this site; null for any other address, and for text that a browser could read as one.
 * Every `back`, referrer and redirect that did not come from `formatAddress` passes through here before anybody is sent to it.
 * A path is no safe address by itself: a browser reads `//evil.example/` as another site, and drops tabs and turns backslashes
 * into slashes before it looks.
 * @param text a path, or a whole address
 * @param origin of this site
 */
export function toOwnPath(text: string | null, origin: string): string | null {
  if (text === null || !/^[!-~]+$/.test(text) || text.includes("\\")) return null;
  const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
  if (!isSafeStart(path) || !URL.canParse(path, origin)) return null;
  // Dot segments may leave two slashes at the start.
  const { pathname, search, hash } = new URL(path, origin);
  return isSafeStart(pathname) ? pathname + search + hash : null;
}

/** One slash and no second one, encoded or not: a proxy may decode it. */
const isSafeStart = (path: string): boolean => /^\/(?!\/|%2f|%5c)/i.test(path);
