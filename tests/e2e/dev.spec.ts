import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { root } from "../../scripts/workers.ts";

/** A copy of the sources, below the project so that it finds its packages: the test edits it. */
const copy = join(root, "reports/dev-copy");
const folders = ["app", "build", "public", "scripts", "shared", "variants", "workers", "world"];
const files = readdirSync(root).filter((name) =>
  /^(?:package|tsconfig.*|wrangler|server|vite\.config)\.\w+$/.test(name),
);

test.describe("npm run dev", () => {
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
    await expect(page.locator("li.row").first()).toBeVisible();
    await expect(page.locator("output.connection")).toHaveClass(/live/);
    await page.evaluate(() => Object.assign(globalThis, { isFirstLoad: true }));
    const component = join(copy, "app/features/layout/site-header.tsx");
    const source = readFileSync(component, "utf8");
    const edited = source.replace("{t.tagline}", "{t.tagline} à chaud");
    expect(edited).not.toBe(source);
    writeFileSync(component, edited);
    await expect(page.locator(".tagline")).toContainText("à chaud");
    writeFileSync(component, source);
    await expect(page.locator(".tagline")).not.toContainText("à chaud");
    expect(await page.evaluate(() => "isFirstLoad" in globalThis)).toBe(true);
    await expect(page.locator("output.connection")).toHaveClass(/live/);
  });
});
