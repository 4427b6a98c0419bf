import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { toMatchday } from "../support/matchday.ts";
import { getPage, postIngest } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";

const nonceOf = (response: Response): string =>
  /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1] ?? "";

describe("pages from the edge", () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await sharedTestStack();
  });

  it("[C1.02] answers 404 for a sport that the catalogue does not know", async () => {
    expect((await getPage(stack, "/quidditch")).status).toBe(404);
  });

  it("serves a page again from its cache, with a nonce of its own each time", async () => {
    const nonces = new Set<string>();
    const states: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const response = await getPage(stack, "/?day=-2");
      const html = await response.text();
      const nonce = nonceOf(response);
      expect(nonce).not.toBe("");
      // Linked data is not run.
      const scripts = [...html.matchAll(/<script(?! type="application\/ld\+json")[^>]*>/g)];
      expect(scripts).not.toEqual([]);
      for (const [script] of scripts) expect(script).toContain(`nonce="${nonce}"`);
      nonces.add(nonce);
      states.push(response.headers.get("x-tribune-cache") ?? "");
    }
    expect(nonces.size).toBe(3);
    expect(states[0]).toBe("MISS");
    expect(states.slice(1).every((state) => state === "HIT" || state === "STALE")).toBe(true);
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
