/** The push services of Chrome and Opera, Firefox, Edge, and Safari. A browser names its own service, and the site contacts no other. */
const known: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)+notify\.windows\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
];

/**
 * Checks that an endpoint belongs to a push service: https at the default port, on a known host or one that the operator names.
 * @param named `PUSH_SERVICES`: hosts, or `http://127.0.0.1` for a service on this machine, at any port
 */
export function isPushService(endpoint: string, named = ""): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== "" || url.password !== "") return false;
  const names = named.split(/\s+/);
  if (url.protocol === "http:") return url.hostname === "127.0.0.1" && names.includes("http://127.0.0.1");
  if (url.protocol !== "https:" || url.port !== "") return false;
  return known.some((pattern) => pattern.test(url.hostname)) || names.includes(url.hostname);
}
