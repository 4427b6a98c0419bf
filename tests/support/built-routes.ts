import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../../scripts/workers.ts";

export const assets = join(root, "build/client/assets");

type BuiltRoute = { readonly id: string; readonly parentId?: string; readonly module: string };
type Manifest = {
  readonly entry: { readonly module: string };
  readonly routes: Readonly<Record<string, BuiltRoute>>;
};

function readManifest(): Manifest {
  const [manifest = ""] = readdirSync(assets).filter((file) => file.startsWith("manifest-"));
  const text = readFileSync(join(assets, manifest), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/** The scripts that are loaded at once with some of them. */
function withImports(modules: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = modules.map((module) => basename(module));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const code = readFileSync(join(assets, file), "utf8");
    waiting.push(...[...code.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)].map(([, name = ""]) => name));
  }
  return found;
}

/** What the pages of routes load at once. */
export const scriptsOf = (pattern: RegExp): ReadonlySet<string> =>
  withImports(
    Object.values(readManifest().routes)
      .filter(({ id }) => pattern.test(id))
      .map(({ module }) => module),
  );

/** Bytes by gzip of the scripts and French texts that each route's page loads at once, by the route's id. */
export function weighRoutes(): Readonly<Record<string, number>> {
  const { entry, routes } = readManifest();
  const known = new Map<string, number>();
  const weigh = (file: string) => {
    const bytes = known.get(file) ?? gzipSync(readFileSync(join(assets, file))).byteLength;
    known.set(file, bytes);
    return bytes;
  };
  const weighed = Object.values(routes).map((route): readonly [string, number] => {
    const modules = [entry.module];
    for (let at: BuiltRoute | undefined = route; at !== undefined; at = routes[at.parentId ?? ""])
      modules.push(at.module);
    const scripts = [...withImports(modules)];
    const texts = scripts.flatMap((file) =>
      [...readFileSync(join(assets, file), "utf8").matchAll(/\/assets\/([\w-]+)\/\$\{/g)].map(
        ([, name]) => `${name}/fr.js`,
      ),
    );
    return [route.id, [...scripts, ...texts].reduce((sum, file) => sum + weigh(file), 0)];
  });
  return Object.fromEntries(weighed);
}
