import { matchRoutes, type AgnosticRouteObject } from "@remix-run/router";
import { createCache } from "../../shared/basics/cache.ts";

type Route = { readonly id: string; readonly path?: string; readonly index?: boolean; readonly parentId?: string };

/** Most renderings are of few pages: the addresses whose routes are remembered. */
const keptPaths = 1_000;

/**
 * Finds the routes that a page's rendering needs. The router compiles and tries every pattern it was given several times a
 * page; among the few routes of the page itself that costs next to nothing.
 * @returns a function from the path of a page, or of its data, to the ids of the routes that match it and the paths above it (the
 *   document names these to the router in the browser), in the order of the build; it gives null for a path that no route has
 */
export function createPageRoutes(
  routes: Readonly<Record<string, Route | undefined>>,
): (pathname: string) => readonly string[] | null {
  const ids = Object.keys(routes);
  const toTree = (parentId?: string): AgnosticRouteObject[] =>
    Object.values(routes)
      .filter((route) => route !== undefined)
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) => {
        const own = { id, ...(path === undefined ? {} : { path }) };
        return index === true ? { ...own, index } : { ...own, children: toTree(id) };
      });
  const tree = toTree();
  const cache = createCache<readonly string[] | null>(keptPaths);
  const idsAt = (path: string) => matchRoutes(tree, path)?.map(({ route }) => route.id ?? "");

  return (pathname) =>
    // One level deep, it looks like a sport; it asks for the routes of any page.
    pathname === "/__manifest"
      ? null
      : cache.remember(pathname, () => {
          const page = pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");
          const own = idsAt(page);
          if (own === undefined) return null;
          const segments = page.split("/").filter((segment) => segment !== "");
          const above = segments.map((_, count) => `/${segments.slice(0, count).join("/")}`);
          const needed = new Set([...own, ...above.flatMap((path) => idsAt(path) ?? [])]);
          return ids.filter((id) => needed.has(id));
        });
}
