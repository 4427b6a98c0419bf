import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { root } from "../workers.ts";
import { trim } from "./trim.ts";
import { unusedInLibraries } from "./unused-in-libraries.ts";

const path = "@remix-run/react/dist/esm/routeModules.js";
const code = readFileSync(join(root, "node_modules", path), "utf8");
const asModule = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;

type Load = (
  route: { readonly id: string; readonly module: string },
  cache: Record<string, unknown>,
) => Promise<unknown>;
const { loadRouteModule } = (await import(
  /* @vite-ignore */ asModule(trim(code, parseAst(code), unusedInLibraries[path] ?? {}))
)) as { loadRouteModule: Load };

const moves = { assign: vi.fn<(to: string) => void>(), reload: vi.fn<() => void>() };
const missing = asModule("throw new Error('offline')");

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.unstubAllGlobals());

/** Begins to load a script that is not there, while another page is being opened or not. */
async function loadMissing(location: object | undefined): Promise<void> {
  vi.stubGlobal("window", { location: moves, __remixRouter: { state: { navigation: { location } } } });
  const settled = vi.fn<() => void>();
  void loadRouteModule({ id: "tab", module: missing }, {}).then(settled, settled);
  await vi.waitFor(() => expect(moves.assign.mock.calls.length + moves.reload.mock.calls.length).toBe(1));
  expect(settled).not.toHaveBeenCalled();
}

it("opens the page that was asked for as a whole where its script is missing, instead of the one that is shown", async () => {
  await loadMissing({ pathname: "/match/2ejPfkGw/statistiques", search: "?set=1", hash: "#top" });
  expect([moves.assign.mock.calls, moves.reload.mock.calls]).toEqual([
    [["/match/2ejPfkGw/statistiques?set=1#top"]],
    [],
  ]);
});

it("loads the page that is shown again where nothing else was asked for", async () => {
  await loadMissing(undefined);
  expect([moves.assign.mock.calls, moves.reload.mock.calls]).toEqual([[], [[]]]);
});

it("keeps the script of a route", async () => {
  const cache: Record<string, unknown> = {};
  const route = { id: "tab", module: asModule("export default 1") };
  const module = await loadRouteModule(route, cache);
  expect(module).toMatchObject({ default: 1 });
  expect(await loadRouteModule({ id: "tab", module: missing }, cache)).toBe(module);
});
