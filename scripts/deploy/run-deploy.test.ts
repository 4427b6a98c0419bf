import { expect, it } from "vitest";
import { checkSite, targetRelease, type ServedWorker } from "./run-deploy.ts";

type Answer = { readonly status?: number; readonly type?: string; readonly body?: string };

const page: Answer = { type: "text/html; charset=utf-8", body: "<html></html>" };
const feed: Answer = { type: "text/plain", body: "SA÷1¬" };

/** Asks a site that answers like this, try after try; the last answers stay. */
async function check(tries: readonly { readonly page?: Answer | Error; readonly feed?: Answer }[]) {
  const asked: string[] = [];
  let attempt = 0;
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(String(input));
    asked.push(`${pathname} ${new Headers(init?.headers).get("x-fsign") ?? ""}`.trim());
    const now = tries[Math.min(attempt, tries.length - 1)] ?? {};
    const chosen = pathname === "/" ? (now.page ?? page) : (now.feed ?? feed);
    if (chosen instanceof Error) throw chosen;
    return new Response(chosen.body, { status: chosen.status ?? 200, headers: { "content-type": chosen.type ?? "" } });
  };
  const wait = async () => {
    attempt += 1;
  };
  const fault = await checkSite("https://tribune.example", "sign", { fetch: answer, wait, tries: 3 });
  return { fault, asked, waits: attempt };
}

it("asks for the front page and, signed, for a feed", async () => {
  const { fault, asked } = await check([{}]);
  expect(fault).toBeNull();
  expect(asked).toEqual(["/", "/1/x/feed/f_1_0_0_en_1 sign"]);
});

it("accepts the feed of a site that nothing was ingested into", async () => {
  expect((await check([{ feed: { ...feed, body: "0" } }])).fault).toBeNull();
});

it("waits for an address that is not known yet", async () => {
  const { fault, waits } = await check([{ page: new Error("getaddrinfo ENOTFOUND") }, { page: { status: 404 } }, {}]);
  expect(fault).toBeNull();
  expect(waits).toBe(2);
});

it("reports the last fault after the last try", async () => {
  expect((await check([{ page: { status: 500 } }])).fault).toBe("https://tribune.example/ answers 500");
  expect((await check([{ page: { type: "text/html", body: "<html>" } }])).fault).toContain("is no whole page");
  expect((await check([{ feed: { status: 401 } }])).fault).toContain("FEED_SIGN differs");
  expect((await check([{ feed: { ...feed, body: "" } }])).fault).toContain("is empty");
  expect((await check([{ feed: { status: 502 } }])).fault).toContain("answers 502");
});

/** A Worker whose versions are written the newest first, as `id:release` or `id` where something else made it. */
function worker(name: string, versions: readonly string[], serving: string): ServedWorker {
  const parsed = versions.map((version) => {
    const [id = "", release = null] = version.split(":");
    return { id, release };
  });
  return { name, versions: parsed, serving };
}

it("goes to the release before the one that all serve", () => {
  const served = [worker("site", ["2:b", "1:a"], "2"), worker("geo", ["2:b", "1:a"], "2")];
  expect(targetRelease(served, "site")).toBe("a");
});

it("goes to what the site serves when a deployment broke off before it", () => {
  const served = [worker("site", ["1:a"], "1"), worker("geo", ["2:b", "1:a"], "2")];
  expect(targetRelease(served, "site")).toBe("a");
});

it("completes a roll-back that broke off after the site", () => {
  const served = [worker("site", ["3:c", "2:b", "1:a"], "2"), worker("geo", ["3:c", "2:b", "1:a"], "3")];
  expect(targetRelease(served, "site")).toBe("b");
});

it("passes over a deployment that was run twice", () => {
  const served = [worker("site", ["3:b", "2:b", "1:a"], "3"), worker("geo", ["3:b", "2:b", "1:a"], "3")];
  expect(targetRelease(served, "site")).toBe("a");
});

it("goes on from a release that was rolled back to", () => {
  const served = [worker("site", ["3:c", "2:b", "1:a"], "2"), worker("geo", ["3:c", "2:b", "1:a"], "2")];
  expect(targetRelease(served, "site")).toBe("a");
});

it("counts a version of a changed secret to the release under it", () => {
  const served = [worker("site", ["2:b", "1:a"], "2"), worker("origin", ["3", "2:b", "1:a"], "3")];
  expect(targetRelease(served, "site")).toBe("a");
});

it("refuses where there is no release before, or no site", () => {
  expect(() => targetRelease([worker("site", ["2:a", "1:a"], "2")], "site")).toThrow("no release before a");
  expect(() => targetRelease([worker("geo", ["1:a"], "1")], "site")).toThrow("never deployed");
});
