/** A cookie of the site and its value, anywhere among other cookies. */
const ownCookie = /(?:^|;)[ \t]*((?:tribune_|fs_of_)[^=;\s]*)[ \t]*=([^;]*)/g;

/**
 * Returns all values of the site's own cookies of a request, by name, in the order of the header. Other parties may have
 * put any number of cookies before or between them, so the whole header is read, whatever its length.
 */
export function cookieValuesOf(header: string | null): ReadonlyMap<string, readonly string[]> {
  const cookies = new Map<string, string[]>();
  for (const [, name = "", value = ""] of header?.matchAll(ownCookie) ?? []) {
    const values = cookies.get(name);
    if (values === undefined) cookies.set(name, [value.trim()]);
    else values.push(value.trim());
  }
  return cookies;
}

/** Returns the site's own cookies of a request; the first of each name counts, because browsers order them by path. */
export function cookiesOf(header: string | null): ReadonlyMap<string, string> {
  return new Map([...cookieValuesOf(header)].map(([name, [first = ""]]) => [name, first]));
}

/** The cookie is not `HttpOnly`, because the page's scripts read it; it holds no secret. */
export const toCookie = (name: string, value: string, lifetimeSeconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax; Secure`;
