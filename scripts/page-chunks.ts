import type { Rollup } from "vite";

type Modules = Parameters<Rollup.GetManualChunk>[1];

const libraries =
  /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|turbo-stream|@remix-run\/(?:react|router))\//;

/** The entry starts a page when its routes have been loaded, so no route may load it. Few pages need the address of a sheet. */
const alone = /\/entry\.client\.tsx$|\?url$/;

/** Texts of a section in one language, and what plural forms need. */
const texts = /\/\.texts\/.*\/([a-z]{2})\.js$/;
const textRuntime = /\/node_modules\/(?:@messageformat\/runtime|make-plural)\//;

/** Kinds of pages, by the modules that a page of the kind loads. */
const kinds = {
  site: /\/app\/(?:entry\.client|root|routes\/site\/route|features\/layout\/page-error)\.tsx$/,
  list: /\/app\/routes\/day-list\/route\.tsx$/,
  match: /\/app\/(?:routes\/match|features\/match\/summary)\/route\.tsx$/,
  around:
    /\/app\/(?:routes\/(?:competition|mixed|player|search|team)|features\/(?:competition|player|team)\/[\w-]+)\/route\.tsx$/,
  reading: /\/app\/routes\/(?:mine|news|rankings?|settings)\/route\.tsx$/,
};

/**
 * Puts what the same kinds of pages share with lists or matches into one file, so that a page loads a few files instead of eighty, and none
 * that its kind does not need. Its texts in a language are one file in the same way. Rollup divides the rest. Libraries have a file of their own, which stays the same from one release to the next
 * (docs/adr/001).
 */
export function pageChunks(): Rollup.GetManualChunk {
  let modulesOfKinds: ModulesOfKinds | null = null;
  return (id, modules) => {
    if (libraries.test(id)) return "libraries";
    if (textRuntime.test(id)) return "site";
    if (alone.test(id)) return undefined;
    modulesOfKinds ??= Object.entries(kinds).map(([kind, pages]) => [kind, importedBy(pages, modules)]);
    const [, language] = texts.exec(id) ?? [];
    if (language === undefined) return sharedChunk(id, modulesOfKinds);
    // A text belongs where the list of its languages is, which loads it.
    const lists = textLists(id, modules);
    const chunks = lists.map((list) => sharedChunk(list, modulesOfKinds ?? []));
    const chunk = chunks.includes("site") ? "site" : chunks.find((name) => name !== undefined);
    return chunk === undefined ? undefined : `${language}-${chunk}`;
  };
}

/** Whether a page may lack a script. Vite names the scripts that an imported module needs, and those of each page would be named in vain. */
export const isRare = (script: string): boolean =>
  !/\/(?:libraries|site|list-match-around(?:-reading)?)-[\w-]{8}\.js$/.test(script);

type ModulesOfKinds = readonly (readonly [string, ReadonlySet<string>])[];

function sharedChunk(id: string, modulesOfKinds: ModulesOfKinds): string | undefined {
  const having = modulesOfKinds.filter(([, ids]) => ids.has(id)).map(([kind]) => kind);
  if (having.includes("site")) return "site";
  const isShared = having.length > 1 && (having.includes("list") || having.includes("match"));
  return isShared ? having.join("-") : undefined;
}

/** Returns the modules that load a text, or a text that contains it. */
function textLists(id: string, { getModuleInfo }: Modules): readonly string[] {
  const info = getModuleInfo(id);
  const around = (info?.importers ?? []).flatMap((of) => getModuleInfo(of)?.dynamicImporters ?? []);
  return [...(info?.dynamicImporters ?? []), ...around];
}

/** Returns the pages' modules and all modules that they import, without dynamic imports. */
function importedBy(pages: RegExp, { getModuleIds, getModuleInfo }: Modules): ReadonlySet<string> {
  const found = new Set([...getModuleIds()].filter((id) => pages.test(id)));
  for (const id of found) for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
