import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type AxeResults = {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { html: string }[] }[];
};
type Axe = { run(within: string, options?: { readonly runOnly: readonly string[] }): Promise<AxeResults> };

/** The rules that depend on colours; all others give the same result in every theme. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/**
 * Returns axe's findings on the page, by all rules in the light theme and by the colour rules in the dark one: a line per
 * violation, with the theme and the first element that has it. The page is left in the theme that it was in.
 *
 * @param within the parts to check: a list has thousands of elements that its own test checks
 */
export async function findViolations(page: Page, within = "html"): Promise<readonly string[]> {
  // Evaluated by the debugger, so that the page's own CSP does not block it.
  await page.evaluate(source);
  const results = await page.evaluate(
    async ([ofColour, part]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { dataset } = document.documentElement;
      const { theme } = dataset;
      dataset["theme"] = "light";
      const light = await axe.run(part);
      dataset["theme"] = "dark";
      const dark = await axe.run(part, { runOnly: ofColour });
      if (theme === undefined) delete dataset["theme"];
      else dataset["theme"] = theme;
      return { light, dark };
    },
    [rulesOfColour, within] as const,
  );
  return Object.entries(results).flatMap(([theme, { violations }]) =>
    violations.map(({ id, nodes }) => `${theme}, ${id}: ${nodes[0]?.html ?? ""}`),
  );
}
