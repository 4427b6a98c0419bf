import type { Rollup } from "vite";

type Modules = Parameters<Rollup.GetManualChunk>[1];

const libraries =
  /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|turbo-stream|@remix-run\/(?:react|router))\//;

/** The entry starts a page when its routes have been loaded, so no route may load it. A page loads the texts of its own language alone. */
const alone = /\/entry\.client\.tsx$|\/\.texts\/.+\/[a-z]{2}\.js$/;

/** Kinds of pages, by the modules that a page of the kind loads. Every page has texts, so the modules that texts import belong to the site. */
const kinds = {
  site: /\/app\/(?:entry\.client|root|routes\/site\/route|features\/layout\/page-error)\.tsx$|\/\.texts\/.+\/[a-z]{2}\.js$/,
  list: /\/app\/routes\/day-list\/route\.tsx$/,
  match: /\/app\/(?:routes\/match|features\/match\/summary)\/route\.tsx$/,
  around:
    /\/app\/(?:routes\/(?:competition|mixed|player|team)|features\/(?:competition|player|team)\/[\w-]+)\/route\.tsx$/,
  reading: /\/app\/routes\/(?:mine|news|rankings?|settings)\/route\.tsx$/,
};

/** The search window is the one that most visitors open, and on a slow network each file of it costs a moment. */
const searchWindow = /\/app\/features\/search\/search-window\.tsx$/;

/** Texts come beside the code that shows them, not after it (`app/features/windows/load-window.ts`). */
const texts = /-texts\.ts$|\/\.texts\//;

/**
 * Puts the modules that all kinds of pages share into the file that every page loads, and those that the same kinds share with
 * lists, matches or the search window into one file, so that a page loads a few files instead of eighty, and none that its kind
 * does not need. Rollup divides the rest. Libraries have a file of their own, which stays the same from one release to the next
 * (docs/adr/001).
 */
export function pageChunks(): Rollup.GetManualChunk {
  let modulesOfKinds: readonly (readonly [string, ReadonlySet<string>])[] | null = null;
  let searched: ReadonlySet<string> | null = null;
  return (id, modules) => {
    if (libraries.test(id)) return "libraries";
    if (alone.test(id)) return undefined;
    modulesOfKinds ??= Object.entries(kinds).map(([kind, pages]) => [kind, importedBy(pages, modules)]);
    searched ??= importedBy(searchWindow, modules);
    const having = modulesOfKinds.filter(([, ids]) => ids.has(id)).map(([kind]) => kind);
    if (having.includes("site") || having.length === Object.keys(kinds).length - 1) return "site";
    const isShared = having.length > 1 && (having.includes("list") || having.includes("match"));
    if (isShared) return having.join("-");
    return searched.has(id) && !texts.test(id) ? ["search-window", ...having].join("-") : undefined;
  };
}

/** Whether a page may lack a script. Vite preloads the scripts that an imported module needs, and each page has the others anyway. */
export const isRare = (script: string): boolean => !/\/(?:libraries|site|list-match-around)-[\w-]{8}\.js$/.test(script);

/** Returns the pages' modules and all modules that they import, without dynamic imports. */
function importedBy(pages: RegExp, { getModuleIds, getModuleInfo }: Modules): ReadonlySet<string> {
  const found = new Set([...getModuleIds()].filter((id) => pages.test(id)));
  for (const id of found) for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
