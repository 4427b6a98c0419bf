import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

/** What works without a network although the open page has not used it: stars, the search over what is here, settings, followed games. */
const parts =
  /\/app\/(?:features\/(?:favourites\/my-games-store|match-row\/say-outcome|list\/(?:league-star|saved-days)|mine\/mine-parts|my-leagues\/(?:menu-leagues|say-unpinned)|windows\/(?:window-host|menu-window)|search\/search-window|settings\/settings-window)|live\/load-bodies)\.tsx?$/;

/** A text of one language: `.texts/pages/search/fr.js`. */
const textOfLanguage = /\/\.texts\/.*\/([a-z]{2})\.js$/;

/** The paths of files that the service worker keeps: those of every language, under "", and those of one. */
export type OfflineAssets = Readonly<Record<string, readonly string[]>>;

const listFile = join(import.meta.dirname, "../build/offline-assets.json");

/** Writes down in which files of the site's build those parts are, for the build of the service worker. */
export function offlineAssets(): Plugin {
  return {
    name: "offline-assets",
    writeBundle(_, bundle) {
      mkdirSync(join(listFile, ".."), { recursive: true });
      writeFileSync(listFile, JSON.stringify(toOfflineAssets(Object.values(bundle))));
    },
  };
}

/** The list of the last build of the site. */
export const readOfflineAssets = (): string => readFileSync(listFile, "utf8");

type Chunk = Pick<Rollup.OutputChunk, "type" | "fileName" | "imports" | "dynamicImports" | "facadeModuleId"> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/** With the parts come the files that they import, and of what they load later their texts alone. */
export function toOfflineAssets(files: readonly (Chunk | { readonly type: "asset" })[]): OfflineAssets {
  const chunks = new Map(files.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
  const roots = [...chunks.values()].filter(({ facadeModuleId }) => parts.test(facadeModuleId ?? ""));
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
