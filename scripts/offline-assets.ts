import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rollup } from "vite";

/** What works without a network although the open page has not used it: stars, the search over what is here, settings, followed games. */
const parts = [
  "features/favourites/my-games-store",
  "features/list/league-star",
  "features/list/saved-days",
  "features/match-row/say-outcome",
  "features/mine/mine-parts",
  "features/my-leagues/my-leagues-list",
  "features/my-leagues/say-unpinned",
  "features/search/search-window",
  "features/settings/settings-window",
  "features/windows/menu-window",
  "features/windows/window-host",
  "live/load-bodies",
] as const;
const isOfPart = (id: string, part: string): boolean =>
  id.endsWith(`/app/${part}.ts`) || id.endsWith(`/app/${part}.tsx`);

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
        const files = Object.values(bundle);
        const missing = missingParts(files);
        if (missing.length > 0)
          throw new Error(`The site has no ${missing.join(", ")} to keep for pages without a network.`);
        const source = JSON.stringify(toOfflineAssets(files));
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

/** The parts that no file of the build has, as after a move. */
export const missingParts = (files: readonly (Chunk | { readonly type: "asset" })[]): readonly string[] => {
  const ids = files.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
  return parts.filter((part) => !ids.some((id) => isOfPart(id, part)));
};

/** With the parts come the files that they import, and of what they load later their texts alone. */
export function toOfflineAssets(files: readonly (Chunk | { readonly type: "asset" })[]): OfflineAssets {
  const chunks = new Map(files.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
  // A part that shares its file with other modules is not what the file is named by.
  const roots = [...chunks.values()].filter(({ moduleIds }) =>
    moduleIds.some((id) => parts.some((part) => isOfPart(id, part))),
  );
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
