import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { findViolations } from "./axe.ts";
import { root } from "../../scripts/workers.ts";

/** A copy of the sources, below the project so that it finds its packages: the test edits it. */
const copy = join(root, "reports/dev-copy");
const folders = [
  ".texts",
  "app",
  "build",
  "config",
  "locales",
  "public",
  "scripts",
  "shared",
  "variants",
  "workers",
  "world",
];
const files = readdirSync(root).filter((name) => /^(?:package|tsconfig|wrangler|server)\.\w+$/.test(name));

// The first load compiles every module, beside whatever else the machine does.
// After a lost socket the next attempt may wait for 30 s.
const patient = expect.configure({ timeout: 60_000 });

test.describe("npm run dev", () => {
  // The sources are copied, every Worker is started and every module compiled.
  test.describe.configure({ timeout: 180_000 });

  let server: ChildProcess;
  let address: string;

  test.beforeAll(async () => {
    rmSync(copy, { recursive: true, force: true });
    for (const name of [...folders, ...files]) cpSync(join(root, name), join(copy, name), { recursive: true });
    server = spawn(process.execPath, ["scripts/run.mjs", "dev", "--no-build"], {
      cwd: copy,
      env: { ...process.env, PORT: "0" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    address = await new Promise((resolve, reject) => {
      server.stdout?.setEncoding("utf8").on("data", (text: string) => {
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
        if (found !== undefined) resolve(found);
      });
      server.on("exit", () => reject(new Error("the server ended")));
    });
  });
  test.afterAll(async () => {
    if (server.exitCode === null && server.kill("SIGTERM")) await once(server, "exit");
    rmSync(copy, { recursive: true, force: true });
  });

  test("puts a changed component into the open page, beside all Workers", async ({ page }) => {
    await page.goto(address);
    await patient(page.locator("li.row").first()).toBeVisible();
    await patient(page.locator("output.connection")).toHaveClass(/live/);
    await page.evaluate(() => Object.assign(globalThis, { isFirstLoad: true }));
    const component = join(copy, "app/features/layout/site-header.tsx");
    const source = readFileSync(component, "utf8");
    const edited = source.replace("{t.tagline}", "{t.tagline} à chaud");
    expect(edited).not.toBe(source);
    writeFileSync(component, edited);
    await patient(page.locator(".tagline")).toContainText("à chaud");
    // A watcher may take two changes in a row for one: on a busy machine the file is saved again.
    await expect(async () => {
      writeFileSync(component, source);
      await expect(page.locator(".tagline")).not.toContainText("à chaud", { timeout: 5_000 });
    }).toPass({ timeout: 40_000 });
    expect(await page.evaluate(() => "isFirstLoad" in globalThis)).toBe(true);
    await patient(page.locator("output.connection")).toHaveClass(/live/);
  });

  test("has a page of primitives, which open and close by the keyboard, in light and dark", async ({ page }) => {
    await page.clock.install();
    await page.goto(`${address}/design`);
    await patient(page.getByRole("heading", { level: 1, name: "Primitives" })).toBeVisible();
    for (const name of ["Buttons and text boxes", "Signs and shields", "Scroll region", "Empty", "Masked"])
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    for (const name of ["Open the dialog", "Open the popover"]) {
      const opener = page.getByRole("button", { name });
      // There is no event for the end of hydration; the first dialog that opens shows it.
      await expect(async () => {
        await opener.focus();
        await page.keyboard.press("Enter");
        await expect(page.getByRole("dialog")).toBeVisible({ timeout: 500 });
      }).toPass();
      expect(await findViolations(page), name).toEqual([]);
      await page.keyboard.press("Escape");
      await patient(page.getByRole("dialog")).toHaveCount(0);
      await patient(opener).toBeFocused();
    }
    await page.getByLabel("A text box").fill("Nantes");
    expect(await findViolations(page)).toEqual([]);
    // A page that failed asks for itself again; one that shows how that looks does not.
    await page.clock.fastForward(15_000);
    await patient(page.getByLabel("A text box")).toHaveValue("Nantes");
  });
});
