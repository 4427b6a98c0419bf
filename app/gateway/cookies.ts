/** Longer than all that the site itself stores. */
const longestHeader = 4_096;

/** The site's own cookies of a request; the first one of a name counts, as browsers order them by path. */
export function cookiesOf(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  if (header === null || header.length > longestHeader) return cookies;
  for (const pair of header.split(";")) {
    const [name = "", value = ""] = pair.trim().split("=", 2);
    if (/^(?:tribune_|fs_of_)/.test(name) && !cookies.has(name)) cookies.set(name, value);
  }
  return cookies;
}

/** Scripts of the page read them, so they are not `HttpOnly`; there is nothing secret in them. */
export const toCookie = (name: string, value: string, lifetimeSeconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax; Secure`;
