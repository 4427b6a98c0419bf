import type { Rollup } from "vite";

type Modules = Pick<Parameters<Rollup.GetManualChunk>[1], "getModuleIds" | "getModuleInfo">;

/** What every page has: the entry, the document and the frame. */
const everywhere = /\/app\/(?:entry\.client|root|routes\/site\/route)\.tsx(?:\?.*)?$/;
/** The pages that most visits consist of; what they share, such as rows of events, comes with the frame. */
const list = /\/app\/routes\/day-list\/route\.tsx(?:\?.*)?$/;
const match = /\/app\/routes\/match\/route\.tsx(?:\?.*)?$/;
/** The texts of every page, in one language. */
const commonTexts = /\/(?:shared\/texts\/(\w+)\/|app\/i18n\/site\/(\w+)\.ts$)/;
/** What texts of any language are made with. */
const textParts = /\/shared\/texts\/[\w-]+\.ts$/;

/**
 * Joins what each page loads anyway: libraries, which stay the same from one deployment to the next, the site's own code, and
 * a language's texts. One file of each compresses better than twenty. What a route alone needs stays with it.
 */
export function createCommonChunks(): Rollup.GetManualChunk {
  let common: ReadonlySet<string> | null = null;
  return (id, modules) => {
    common ??= commonModules(modules);
    if (common.has(id) || textParts.test(id)) return id.includes("/node_modules/") ? "libraries" : "site";
    const [, shared, own] = commonTexts.exec(id) ?? [];
    return shared ?? own;
  };
}

function commonModules(modules: Modules): ReadonlySet<string> {
  const ofMatch = reachedFrom(match, modules);
  const ofBoth = [...reachedFrom(list, modules)].filter((id) => ofMatch.has(id));
  return new Set([...reachedFrom(everywhere, modules), ...ofBoth]);
}

/** The modules that are loaded at once with those whose id matches. */
function reachedFrom(start: RegExp, { getModuleIds, getModuleInfo }: Modules): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...getModuleIds()].filter((id) => start.test(id));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
