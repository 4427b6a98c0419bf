import type { Rollup } from "vite";

type Modules = Pick<Parameters<Rollup.GetManualChunk>[1], "getModuleIds" | "getModuleInfo">;

/** What starts a page. It runs when the page's routes have been loaded, so that no route may load it. */
const entry = /\/app\/entry\.client\.tsx(?:\?.*)?$/;
/** What every page has: the entry, the document and the frame. */
const everywhere = /\/app\/(?:entry\.client|root|routes\/site\/route)\.tsx(?:\?.*)?$/;
/** The page of most first visits. */
const list = /\/app\/routes\/day-list\/route\.tsx(?:\?.*)?$/;
/** The page of most other visits: its routes, and what it loads when it is used, which is what stays and the first tab. */
const match = /\/app\/(?:routes\/match|features\/match\/summary)\/route\.tsx(?:\?.*)?$/;
/** What the routes of the other tabs have in common. */
const otherTabs = /\/app\/features\/match\/section\/define-tab\.tsx(?:\?.*)?$/;
/** What stays while tabs change, and what reads another tab. */
const board = /\/app\/(?:routes\/match\/match-page\.tsx|features\/match\/section\/load-tab\.ts)(?:\?.*)?$/;
const firstTab = /\/app\/features\/match\/summary\/summary-tab\.tsx(?:\?.*)?$/;
const tabs = /\/app\/features\/match\/(?!summary\/)/;
const ofMatches = /\/app\/(?:features|routes)\/match\//;
/** What moves lists: a page that has none of it stays as it is. */
const moving = /\/app\/live\/hooks\.tsx$/;
/** Sections of a competition that show something as a match does, with its texts. */
const asMatches = /\/app\/features\/competition\/(?:odds|standings)\//;

/**
 * Joins what pages load together: libraries, which stay the same from one deployment to the next, the site's own code, what moves
 * lists and the rows of events that pages share with them, and of a match what its page has, and what its tabs share. One file
 * compresses better than twenty. What another route alone needs stays with it.
 */
export function createCommonChunks(): Rollup.GetManualChunk {
  let chunks: readonly (readonly [string, ReadonlySet<string>])[] | null = null;
  return (id, modules) => {
    chunks ??= listChunks(modules);
    if (entry.test(id) || match.test(id)) return undefined;
    const [name] = chunks.find(([, ids]) => ids.has(id)) ?? [];
    return name === "site" && id.includes("/node_modules/") ? "libraries" : name;
  };
}

/** What goes into each file, the first that has a module taking it. A match that is over loads nothing of "live". */
function listChunks(modules: Modules): readonly (readonly [string, ReadonlySet<string>])[] {
  const reached = (page: RegExp) => reachedFrom((id) => page.test(id), modules);
  const loaded = (isChosen: (id: string) => boolean) =>
    reachedFrom((id) => isChosen(id) && isLoadedByItself(id, modules), modules);
  const [ofList, ofMatch, ofBoard] = [
    reached(list),
    new Set([...reached(match), ...reached(otherTabs)]),
    reached(board),
  ];
  const ofOthers = loaded((id) => !list.test(id));
  const ofElsewhere = loaded((id) => !ofMatches.test(id));
  const ofPages = loaded((id) => !ofMatches.test(id) && !asMatches.test(id));
  // Of routes that load nothing that moves, though the parts that they load later may.
  const ofStill = reachedFrom((id) => modules.getModuleInfo(id)?.isEntry === true && isStill(id, modules), modules);
  const ofTabs = both(
    reached(firstTab),
    loaded((id) => tabs.test(id)),
  );
  const ofUse = new Set([...ofBoard, ...ofTabs]);
  return [
    ["site", new Set([...reached(everywhere), ...both(ofList, new Set([...ofMatch, ...ofStill]))])],
    ["live", both(ofList, ofOthers)],
    ["match", ofMatch],
    // Rollup puts into a file whatever its modules import and no other file has: without this one, pages of teams would load the board.
    ["pages", both(ofUse, both(ofPages, ofStill))],
    ["sections", both(ofUse, ofElsewhere)],
    ["board", ofUse],
  ];
}

const both = (some: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...some].filter((id) => others.has(id)));

const isStill = (page: string, modules: Modules): boolean =>
  ![...reachedFrom((id) => id === page, modules)].some((id) => moving.test(id));

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
