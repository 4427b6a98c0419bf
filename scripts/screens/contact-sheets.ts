import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright";
import { writeFile } from "node:fs/promises";
import type { Screen } from "./take-screens.ts";

/** A sheet is looked at in one piece: more pixels than that are shrunk by what shows it. */
const sheet = { width: 1560, height: 1560 };
const gap = 12;
/** Pictures beside each other. What is lower on a page than the sheet is on its own picture. */
const columnsOf = (width: number): number => (width < 600 ? 5 : 3);

/** Pictures of each tab, width and theme with all its games beside each other. @returns how many */
export async function drawContactSheets(browser: Browser, screens: readonly Screen[], folder: string): Promise<number> {
  const sheets = toSheets(screens);
  const page = await browser.newPage({ viewport: sheet });
  for (const { name, ...shown } of sheets) {
    const html = join(folder, `${name}.html`);
    await writeFile(html, toSheet(shown));
    await page.goto(pathToFileURL(html).href);
    await page.screenshot({ path: join(folder, `${name}.png`) });
  }
  await page.close();
  return sheets.length;
}

type Sheet = { readonly name: string; readonly columns: number; readonly shown: readonly Screen[] };

const nameOf = ({ tab, width, theme }: Screen) => `${tab}-${width}-${theme}`;

function toSheets(screens: readonly Screen[]): readonly Sheet[] {
  return [...new Set(screens.map(nameOf))].flatMap((name) => {
    const own = screens.filter((screen) => nameOf(screen) === name);
    const columns = columnsOf(own[0]?.width ?? 0);
    return Array.from({ length: Math.ceil(own.length / columns) }, (_, index) => ({
      name: `${name}-${index + 1}`,
      columns,
      shown: own.slice(index * columns, (index + 1) * columns),
    }));
  });
}

const toSheet = ({ columns, shown }: Omit<Sheet, "name">): string =>
  `<!doctype html><meta charset="utf-8"><style>
body { margin: ${gap}px; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: ${gap}px; font: 14px sans-serif; background: #999 }
figure { margin: 0 } img { display: block; width: 100% }
</style>${shown
    .map(
      ({ sport, state, file }) =>
        `<figure><figcaption>${sport} · ${state}</figcaption><a href="${pathToFileURL(file).href}"><img src="${pathToFileURL(file).href}"></a></figure>`,
    )
    .join("")}`;
