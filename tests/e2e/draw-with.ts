import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** Markup with sheets of the site, without a page around it. */
export async function drawWith(page: Page, sheets: readonly string[], markup: string): Promise<void> {
  const styles = sheets
    .map((sheet) => readFileSync(new URL(`../../app/${sheet}.css`, import.meta.url), "utf8"))
    // As in the site, none of them outranks those that name a layer.
    .map((sheet) => (sheet.includes("@layer") ? sheet : `@layer feature {${sheet}}`))
    .join("\n");
  await page.setContent(
    `<!doctype html><html lang="ar" dir="rtl"><style>${styles}</style><body>${markup}</body></html>`,
  );
}
