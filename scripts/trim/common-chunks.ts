import type { Rollup } from "vite";

type Modules = Pick<Parameters<Rollup.GetManualChunk>[1], "getModuleIds" | "getModuleInfo">;

/** What starts a page. It runs when the page's routes have been loaded, so that no route may load it. */
const entry = /\/app\/entry\.client\.tsx(?:\?.*)?$/;
/** What every page has: the entry, the document and the frame. */
const everywhere = /\/app\/(?:entry\.client|root|routes\/site\/route)\.tsx(?:\?.*)?$/;
/** The page of most first visits; what it shares with anything else, such as rows of events, comes with the frame. */
const list = /\/app\/routes\/day-list\/route\.tsx(?:\?.*)?$/;
/** The page of most other visits. */
const match = /\/app\/routes\/match\/route\.tsx(?:\?.*)?$/;

/**
 * Joins what each page loads anyway: libraries, which stay the same from one deployment to the next, and the site's own code.
 * One file of each compresses better than twenty; so does one of what a match page has besides. What another route alone needs stays with it.
 */
export function createCommonChunks(): Rollup.GetManualChunk {
  let common: ReadonlySet<string> | null = null;
  let ofMatch: ReadonlySet<string> | null = null;
  return (id, modules) => {
    common ??= commonModules(modules);
    ofMatch ??= reachedFrom((page) => match.test(page), modules);
    if (entry.test(id) || match.test(id)) return undefined;
    if (common.has(id)) return id.includes("/node_modules/") ? "libraries" : "site";
    return ofMatch.has(id) ? "match" : undefined;
  };
}

function commonModules(modules: Modules): ReadonlySet<string> {
  const ofList = reachedFrom((id) => list.test(id), modules);
  const ofOthers = reachedFrom((id) => !list.test(id) && isLoadedByItself(id, modules), modules);
  return new Set([
    ...reachedFrom((id) => everywhere.test(id), modules),
    ...[...ofList].filter((id) => ofOthers.has(id)),
  ]);
}

/** A page, or what is imported when it is used. */
function isLoadedByItself(id: string, { getModuleInfo }: Modules): boolean {
  const info = getModuleInfo(id);
  return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
}

/** The modules that are loaded at once with those that are chosen. */
function reachedFrom(isChosen: (id: string) => boolean, { getModuleIds, getModuleInfo }: Modules): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...getModuleIds()].filter(isChosen);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
