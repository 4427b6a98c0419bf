import { runInNewContext } from "node:vm";
import { beforeAll, expect, it } from "vitest";
import { sharedAccountStack } from "../support/account-client.ts";
import { openWatchedBrowser } from "../support/watched-browser.ts";

let site: URL;
const browser = openWatchedBrowser();
beforeAll(async () => {
  site = (await sharedAccountStack()).stack.url;
});

const starts = [
  "//",
  "///",
  "/\\",
  "\\\\",
  "/\t/",
  "/\n/",
  "/.//",
  "/..//",
  "/%2e//",
  "/a/..//",
  "/%2f",
  "/%2F/",
  "/%5c",
  "/%09/",
  "/\0/",
  "/;//",
  "//a@",
  "//a:b@",
  "/%00//",
  "//%65",
];
const ends = [
  "evil.example",
  "evil.example/",
  "evil.example/football?day=1",
  "evil.example:443/a",
  "[::1]/",
  "2130706433/",
  "evil.example%2f",
  "evil.example/%2e%2e",
  "evil.example/#sign-in",
  "https://evil.example/",
];
const paths = starts.flatMap((start) => ends.map((end) => start + end));

/** Whether a link on a page of the site leads to another origin in a browser. */
const leadsAway = (to: string): boolean => !URL.canParse(to, site) || new URL(to, site).origin !== site.origin;

/** Returns the target of the sign-in page's script. */
async function signInLeadsTo(from: string): Promise<string> {
  const page = await fetch(new URL("/account/sign-in", site), { headers: { referer: from } });
  const script = /<script nonce="[^"]*">(.*?)<\/script>/s.exec(await page.text())?.[1] ?? "";
  let target = "";
  const location = { origin: site.origin, replace: (to: string) => void (target = to) };
  runInNewContext(script, { document: { referrer: from }, location, URL });
  return target;
}

async function answerLeadsTo(back: string): Promise<string> {
  const body = new URLSearchParams({ back });
  const answer = await fetch(new URL("/-/answer", site), { method: "POST", body, redirect: "manual" });
  return answer.headers.get("location") ?? "";
}

/** Returns the target of a redirect; a page that has not moved stays at its address. */
async function pageLeadsTo(path: string): Promise<string> {
  const page = await fetch(site.origin + path, { redirect: "manual" });
  return page.headers.get("location") ?? "/";
}

it("200 paths that a browser could take for another site lead nowhere else: after the sign-in, after an answer, and by themselves", async () => {
  const away: string[] = [];
  for (const path of paths) {
    // The referrer that a browser sends: the page's address as it has parsed it.
    const from = new URL(site.origin + path).href;
    for (const to of [await signInLeadsTo(from), await answerLeadsTo(path), await pageLeadsTo(path)]) {
      if (to === "" || leadsAway(to)) away.push(`${path} → ${to}`);
    }
  }
  expect(paths.length).toBe(200);
  expect(away).toEqual([]);
});

it("the sign-in goes back to a page of the site with what it asked for", async () => {
  expect(await signInLeadsTo(`${site.origin}/tennis?day=1`)).toBe("/tennis?day=1#sign-in");
  expect(await signInLeadsTo(`${site.origin}/account/register`)).toBe("/#sign-in");
  expect(await signInLeadsTo("https://evil.example/tennis")).toBe("/#sign-in");
});

it("a visitor who taps Connexion on a page that does not exist stays on the site, with the window open", async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  for (const path of ["//evil.example/", "/.//evil.example/", "//evil.example/#reload;day=1"]) {
    await page.goto(site.origin + path);
    await page.getByRole("banner").getByRole("link", { name: "Connexion" }).click();
    await page.locator(".dialog").waitFor();
    expect(new URL(page.url()).origin).toBe(site.origin);
  }
  await context.close();
});
