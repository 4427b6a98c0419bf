/** A cookie of the site and its value, wherever it stands among the cookies of others. */
const ownCookie = /(?:^|;)[ \t]*((?:tribune_|fs_of_)[^=;\s]*)[ \t]*=([^;]*)/g;

/**
 * All values of the site's own cookies of a request, by name, in the order of the header. Others may have put any number of cookies of
 * theirs before or between them, so the header is read to its end whatever its length.
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

/** The site's own cookies of a request; the first one of a name counts, as browsers order them by path. */
export function cookiesOf(header: string | null): ReadonlyMap<string, string> {
  return new Map([...cookieValuesOf(header)].map(([name, [first = ""]]) => [name, first]));
}

/** Scripts of the page read them, so they are not `HttpOnly`; there is nothing secret in them. */
export const toCookie = (name: string, value: string, lifetimeSeconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax; Secure`;
