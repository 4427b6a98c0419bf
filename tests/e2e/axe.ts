import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type AxeResults = {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { html: string }[] }[];
};

/** What axe finds on the page: a line per violation, with the first element that has it. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  // Evaluated by the debugger, so that the page's own CSP does not block it.
  await page.evaluate(source);
  const results = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
}
