import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { toMatchday } from "../support/matchday.ts";
import { getPage, postIngest } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

describe("pages from the edge", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
  });

  it("[C1.02] answers 404 for a sport that the catalogue does not know", async () => {
    expect((await getPage(stack, "/quidditch")).status).toBe(404);
  });

  it("serves a page again from its cache: the same bytes, with a policy that names each of its scripts", async () => {
    const pages: { readonly html: string; readonly state: string | null; readonly policy: string | null }[] = [];
    const links = new Set<string | null>();
    // Start with a crawler: it gets a whole document, while a streamed one has a nonce of its own.
    for (const headers of [{ "user-agent": "testbot" }, { "accept-language": "fr" }, { cookie: "a=1" }]) {
      const response = await getPage(stack, "/?day=-2", { headers });
      const { headers: got } = response;
      const policy = got.get("content-security-policy");
      pages.push({ html: await response.text(), state: got.get("x-tribune-cache"), policy });
      links.add(got.get("link"));
    }
    expect(pages[0]?.state).toBe("MISS");
    expect(pages.slice(1).every(({ state }) => state === "HIT" || state === "STALE")).toBe(true);
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
    const { html = "", policy } = pages[2] ?? {};
    // Skip linked data: it is not executed.
    const scripts = [...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs)];
    expect(scripts.length).toBeGreaterThan(3);
    for (const [, text = ""] of scripts)
      expect(policy).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    expect(`${html} ${policy}`).not.toMatch(/nonce/);
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
    expect(sheets.length).toBeGreaterThan(1);
    expect([...links]).toEqual([sheets.map((href) => `<${href}>; rel=preload; as=style`).join(", ")]);
  });

  it("is not sent again to a browser that has it, and is when it has changed", async () => {
    const { batch, kickOffs } = toMatchday({ games: 1, startSeconds: Math.floor(Date.now() / 1000), name: "Gardée" });
    expect((await postIngest(stack, "events", batch)).status).toBe(200);
    const page = await getPage(stack, "/?day=-3", { headers: { "user-agent": "testbot" } });
    await page.text();
    const etag = page.headers.get("etag") ?? "";
    expect(etag).toMatch(/^(?:W\/)?"[\w-]{22}"$/);
    for (const tag of [etag, `W/${etag.replace(/^W\//, "")}`]) {
      const same = await getPage(stack, "/?day=-3", { headers: { "if-none-match": tag } });
      expect([same.status, await same.text()]).toEqual([304, ""]);
      for (const name of ["cache-control", "vary", "content-security-policy"])
        expect([name, same.headers.get(name)]).toEqual([name, page.headers.get(name)]);
    }
    const today = (await getPage(stack, "/", { headers: { "user-agent": "testbot" } })).headers.get("etag") ?? "";
    expect((await postIngest(stack, "incidents", kickOffs)).status).toBe(200);
    const askAgain = async () => {
      const changed = await getPage(stack, "/", { headers: { "if-none-match": today } });
      return changed.status === 200 ? changed.headers.get("etag") : today;
    };
    await expect.poll(askAgain, { timeout: 20_000 }).not.toBe(today);
  });

  it("allows no script, style or frame but its own", async () => {
    const policy = (await getPage(stack, "/")).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  });

  it("[C3.06] starts a league of type c closed, but opens it where the visitor asks for live games", async () => {
    const { batch, kickOffs } = toMatchday({ games: 1, startSeconds: Math.floor(Date.now() / 1000), name: "Fermée" });
    const leagues = batch.leagues.map((league) => ({ ...league, type: "c" }));
    expect((await postIngest(stack, "events", { ...batch, leagues })).status).toBe(200);
    expect((await postIngest(stack, "incidents", kickOffs)).status).toBe(200);
    const [closed = { stageId: "" }] = leagues as unknown as readonly { stageId: string }[];
    const blockIn = async (path: string) =>
      new RegExp(`<details id="l-${closed.stageId}"[^>]*>`).exec(await (await getPage(stack, path)).text())?.[0] ?? "";
    // A page from the cache is a few seconds old.
    await expect.poll(() => blockIn("/"), { timeout: 20_000 }).not.toBe("");
    expect(await blockIn("/")).not.toContain(" open");
    await expect.poll(() => blockIn("/?cat=1"), { timeout: 20_000 }).toContain(" open");
  });

  it("ignores a date, a day and a category that are not what they should be [C2.02]", async () => {
    for (const query of ["?date=2025-02-30", "?day=abc", "?cat=9x", "?date=%00", "?day=99999999999"]) {
      const response = await getPage(stack, `/${query}`);
      expect([query, response.status]).toEqual([query, 200]);
      await response.body?.cancel();
    }
  });
});
