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

/** Returns the given scripts and all scripts that they load at once. */
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

const bytesOf = new Map<string, number>();
function weigh(file: string): number {
  const bytes = bytesOf.get(file) ?? gzipSync(readFileSync(join(assets, file))).byteLength;
  bytesOf.set(file, bytes);
  return bytes;
}

const weighAll = (files: ReadonlySet<string>): number => [...files].reduce((sum, file) => sum + weigh(file), 0);

/** Returns the module of a route, and those of its parent routes. */
function modulesOf(routes: Manifest["routes"], { module, parentId }: BuiltRoute): readonly string[] {
  const around = routes[parentId ?? ""];
  return [module, ...(around === undefined ? [] : modulesOf(routes, around))];
}

/** Bytes by gzip of the scripts that each route's page loads at once, by the route's id. */
export function weighRoutes(): Readonly<Record<string, number>> {
  const { entry, routes } = readManifest();
  const weighed = Object.values(routes).map((route): readonly [string, number] => [
    route.id,
    weighAll(withImports([entry.module, ...modulesOf(routes, route)])),
  ]);
  return Object.fromEntries(weighed);
}

/** Returns a route's module, and the modules that it loads when its page is used. */
const usedWith = (module: string): readonly string[] => [
  module,
  ...[...readFileSync(join(assets, basename(module)), "utf8").matchAll(/import\("\.\/([\w-]+\.js)"\)/g)].map(
    ([, name = ""]) => name,
  ),
];

/** Returns the gzipped bytes that each tab of a match loads beyond the first one's use, by route id. */
export function weighTabs(): Readonly<Record<string, number>> {
  const { entry, routes } = readManifest();
  const moduleOf = (id: string) => routes[id]?.module ?? "";
  const there = withImports([
    entry.module,
    moduleOf("site"),
    ...usedWith(moduleOf("match-match")),
    ...usedWith(moduleOf("match-match-summary")),
  ]);
  const tabs = Object.values(routes).filter(
    ({ id, parentId }) => parentId === "match-match" && id !== "match-match-summary",
  );
  return Object.fromEntries(
    tabs.map(({ id, module }) => [
      id,
      weighAll(new Set([...withImports(usedWith(module))].filter((file) => !there.has(file)))),
    ]),
  );
}
