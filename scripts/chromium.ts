import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const debianPath = "/usr/bin/chromium";

/** The path of a Chromium: CHROMIUM, playwright's own, or Debian's, which is installed when this may be done. */
export function findChromium(): string {
  const chosen = process.env["CHROMIUM"];
  if (chosen !== undefined && chosen !== "") return chosen;
  for (const path of [debianPath, chromium.executablePath()]) if (existsSync(path)) return path;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium from Debian's packages…");
    execFileSync("apt-get", ["update", "-q"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium", "fonts-dejavu-core"], {
      stdio: "ignore",
    });
    if (existsSync(debianPath)) return debianPath;
  }
  throw new Error("No Chromium found. Install it (apt-get install chromium), or set CHROMIUM to its path.");
}

/** Flags that keep a headless Chromium quiet on a machine without a network. */
export const chromiumArgs: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
