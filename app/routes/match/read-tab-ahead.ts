import type { HtmlLinkDescriptor } from "@remix-run/react";

const read = new Set<string>();

/**
 * Loads the code of a tab that a reader is about to open, and asks for its sheets, once in the life of a page. The router's own
 * component for this costs every page 2 KB. Does nothing while the router has not learned of the tab; what cannot be loaded
 * is left to the click, which says so.
 * @param address of the tab: /match/{id}/{word}, without a word for the first; its first word is in the id of the
 *   route that has the tabs (`app/routes.ts`)
 */
export async function readTabAhead(address: string): Promise<void> {
  const [, room = "", , word] = address.split("/");
  const route = Object.values(__remixManifest.routes).find(
    ({ parentId, path }) => parentId === `match-${room}` && path === word,
  );
  if (route === undefined || read.has(route.module)) return;
  read.add(route.module);
  try {
    // The module that the router imports at the click, by the same address.
    const { links }: { readonly links?: () => readonly HtmlLinkDescriptor[] } = await import(
      /* @vite-ignore */ route.module
    );
    for (const link of links?.() ?? []) if ("href" in link) prefetchSheet(link.href ?? "");
  } catch {
    read.delete(route.module);
  }
}

function prefetchSheet(href: string): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "prefetch", as: "style", href });
  document.head.appendChild(link);
}
