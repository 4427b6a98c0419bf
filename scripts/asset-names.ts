import { relative, resolve } from "node:path";
import type { Rollup } from "vite";
import { root } from "./workers.ts";

/** The module's path without the folders that hold everything: `app/features/match/summary/route.tsx` is `match-summary-route`. */
function toModuleName(id: string): string {
  const path = relative(root, id.replace(/\?.*$/, "").replaceAll("\0", ""));
  const [, own = path] = /^(?:app\/(?:features\/|routes\/)?|\.texts\/|.*node_modules\/)(.*)$/.exec(path) ?? [];
  return own.replace(/\.\w+$/, "").replaceAll(/[^\w.]+/g, "-");
}

const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+(?:\?.*)?$/, "");

/**
 * Names a sheet or a picture of the build by its whole path, so that a name stands for one file in every release: a browser knows by the
 * name which file of an earlier release a new one replaces (docs/adr/001).
 */
export const toAssetFileName = ({ originalFileNames: [path], names: [name = "file"] }: Rollup.PreRenderedAsset) =>
  `assets/${path === undefined ? baseName(name) : toModuleName(resolve(root, path))}-[hash][extname]`;

/** Names a script in the same way. Rollup names a chunk by its last module; a chunk that `pageChunks` makes has a name of its own. */
export function toScriptFileName({ name, facadeModuleId, moduleIds }: Rollup.PreRenderedChunk): string {
  const id = facadeModuleId ?? moduleIds.at(-1) ?? name;
  const own = baseName(id) === name ? `${toModuleName(id)}${facadeModuleId === null ? "-part" : ""}` : name;
  return `assets/${own}-[hash].js`;
}
