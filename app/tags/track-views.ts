import { push } from "./push.ts";
import { readPage, readViewer } from "./read-page.ts";
import type { TagsConfig } from "./tags-config.ts";
import { toPageViews, toWindowView } from "./views.ts";

/**
 * Pushes each page and each window that the visitor opens, once it is in the document: a page changes without a load, so the document
 * is observed. What comes while another page is on its way still belongs to the one before.
 */
export function trackViews(config: TagsConfig): void {
  let lastPage = "";
  let lastWindow = "";
  const look = () => {
    if (document.querySelector(".page[aria-busy=true]") !== null) return;
    const { pathname, search, hash } = location;
    const path = pathname + search + (config.screens[pathname] === "my_games" ? hash : "");
    if (path !== lastPage) for (const entry of toPageViews(readPage(), readViewer(), config)) push(entry);
    lastPage = path;
    const shown = document.querySelector<HTMLElement>("[data-screen]")?.dataset["screen"] ?? "";
    const entry = shown === lastWindow ? null : toWindowView(shown, readViewer());
    lastWindow = shown;
    if (entry !== null) push(entry);
  };
  look();
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["aria-busy", "data-screen"],
  });
  addEventListener("hashchange", look);
}
