import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "playwright";
import { chromiumArgs, findChromium } from "./chromium.ts";
import { findGames } from "./screens/find-games.ts";
import { takeScreens, themes, widths, type Screen } from "./screens/take-screens.ts";
import { settings } from "./settings.ts";
import { isBuilt, startStack } from "./stack.ts";
import { root } from "./workers.ts";
import { pathToFileURL } from "node:url";
import { writeFile } from "node:fs/promises";

/** A sheet is looked at in one piece: more pixels than that are shrunk by what shows it. */
const sheet = { width: 1560, height: 1560 };
const gap = 12;
/** Pictures beside each other. What is lower on a page than the sheet is on its own picture. */
const columnsOf = (width: number): number => (width < 600 ? 5 : 3);

/** Pictures of each tab, width and theme with all its games beside each other. @returns how many */
async function drawContactSheets(browser: Browser, screens: readonly Screen[], folder: string): Promise<number> {
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

/**
 * `npm run screens`: pictures of the match page, every tab of a game of each sport and state, at three widths in both themes,
 * and sheets of all that belong together. Words choose: `npm run screens -- odds tennis 390 dark`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    // A stack that runs already, with the built-in world.
    url: { type: "string" },
    place: { type: "string", default: "FR:IDF" },
    folder: { type: "string", default: join(root, "reports/screens") },
  },
});

if (values.url === undefined && !isBuilt()) {
  console.error("There is no build. Run: npm run build");
  process.exit(1);
}
const stack =
  values.url === undefined
    ? await startStack({ port: 0, persistTo: null, limits: "off", vars: settings.vars, onLog: () => {} })
    : null;
const url = stack?.url ?? new URL(values.url ?? "");
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs] });
try {
  const words = new Set(positionals);
  const games = await findGames(url, words);
  console.log(`${games.length} games`);
  const chosenWidths = widths.filter((width) => words.has(String(width)));
  const chosenThemes = themes.filter((theme) => words.has(theme));
  const screens = await takeScreens({
    browser,
    url,
    games,
    words,
    place: values.place,
    folder: values.folder,
    widths: chosenWidths.length === 0 ? widths : chosenWidths,
    themes: chosenThemes.length === 0 ? themes : chosenThemes,
    log: console.log,
  });
  const sheets = await drawContactSheets(browser, screens, values.folder);
  console.log(`${screens.length} pictures and ${sheets} sheets are in ${values.folder}`);
} finally {
  await browser.close();
  await stack?.stop();
}
