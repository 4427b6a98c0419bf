import { setTestStorageKey, useTestStorageEngine } from "@nanostores/persistent";
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

/** @returns the cookie that is written */
async function startWith(stored: string | null): Promise<string> {
  const page = { cookie: "", documentElement: { lang: "fr" } };
  vi.stubGlobal("document", page);
  vi.stubGlobal("localStorage", { getItem: () => stored, setItem: () => {} });
  useTestStorageEngine();
  setTestStorageKey("fsdc_veil", stored ?? undefined);
  // The veil is the module's own, and other tests have none.
  vi.resetModules();
  const { startVeil } = await import("./start-veil.ts");
  await startVeil();
  return page.cookie;
}

it("writes the cookie anew for who hides results, so that it lives as long as the choice", async () => {
  expect(await startWith('{"delaySeconds":0,"isHidden":true,"things":[]}')).toMatch(/^veil=hidden;.*max-age=31536000/);
});

it("deletes the cookie where the choice has gone", async () => {
  expect(await startWith(null)).toMatch(/^veil=;.*max-age=0;/);
});
