import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

/** What works without a network although the open page has not used it: stars, the search over what is here, settings, followed games. */
const parts =
  /\/app\/(?:features\/(?:favourites\/my-games-store|match-row\/say-outcome|list\/(?:league-star|saved-days)|mine\/mine-parts|my-leagues\/(?:my-leagues-list|say-unpinned)|windows\/(?:window-host|menu-window)|search\/search-window|settings\/settings-window)|live\/load-bodies)\.tsx?$/;

/** A text of one language: `.texts/pages/search/fr.js`. */
const textOfLanguage = /\/\.texts\/.*\/([a-z]{2})\.js$/;

/** The paths of files that the service worker keeps: those of every language, under "", and those of one. */
export type OfflineAssets = Readonly<Record<string, readonly string[]>>;

const listName = "offline-assets";

/** Writes a file of the site's build that lists the files of those parts. The service worker loads it: in its script it would be most of the bytes. */
export function offlineAssets(): Plugin {
  return {
    name: listName,
    generateBundle: {
      // Vite removes the scripts of which only a sheet is left, so that the files that are here now are those of the build.
      order: "post",
      handler(_, bundle) {
        const source = JSON.stringify(toOfflineAssets(Object.values(bundle)));
        this.emitFile({ type: "asset", name: `${listName}.json`, source });
      },
    },
  };
}

/** The address of the list of the last build of the site. */
export function findOfflineList(): string {
  const names = readdirSync(join(import.meta.dirname, "../build/client/assets"));
  const [name, ...others] = names.filter((each) => each.startsWith(`${listName}-`) && each.endsWith(".json"));
  if (name === undefined || others.length > 0)
    throw new Error("The site's build has no list of offline assets, or several.");
  return `/assets/${name}`;
}

type Chunk = Pick<
  Rollup.OutputChunk,
  "type" | "fileName" | "imports" | "dynamicImports" | "facadeModuleId" | "moduleIds"
> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/** With the parts come the files that they import, and of what they load later their texts alone. */
export function toOfflineAssets(files: readonly (Chunk | { readonly type: "asset" })[]): OfflineAssets {
  const chunks = new Map(files.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
  // A part that shares its file with other modules is not what the file is named by.
  const roots = [...chunks.values()].filter(({ moduleIds }) => moduleIds.some((id) => parts.test(id)));
  const found = new Set(roots.map(({ fileName }) => fileName));
  const assets = new Map<string, Set<string>>([["", new Set()]]);
  const add = (lang: string, name: string) => assets.set(lang, (assets.get(lang) ?? new Set()).add(`/${name}`));
  for (const name of found) {
    const chunk = chunks.get(name);
    if (chunk === undefined) continue;
    for (const each of [name, ...(chunk.viteMetadata?.importedCss ?? [])]) add("", each);
    for (const imported of chunk.imports) found.add(imported);
    for (const later of chunk.dynamicImports) {
      const lang = textOfLanguage.exec(chunks.get(later)?.facadeModuleId ?? "")?.[1];
      if (lang !== undefined) add(lang, later);
    }
  }
  return Object.fromEntries([...assets].map(([lang, names]) => [lang, [...names].toSorted()]));
}
