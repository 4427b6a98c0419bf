/** Who answers a request: one of the Workers behind, the page cache, or Remix itself. */
export type Destination = "feed" | "push" | "origin" | "page" | "remix";

export function toDestination(method: string, pathname: string): Destination {
  if (/^\/\d+\/x\/feed\//.test(pathname)) return "feed";
  if (pathname === "/push") return "push";
  if (pathname.startsWith("/ingest/") || pathname.startsWith("/api/v2/")) return "origin";
  if (pathname === "/graphql" || /^\/\d+\/x\/graphql\//.test(pathname)) return "origin";
  const isRead = method === "GET" || method === "HEAD";
  const isPage = !pathname.endsWith(".data") && !pathname.startsWith("/__");
  return isRead && isPage ? "page" : "remix";
}
