import { expect, it } from "vitest";
import { policyFor } from "../../shared/betting/policy-for.ts";
import { parsePlaceKey } from "../../shared/geo/place.ts";
import { decodeVisitor, encodeVisitor, unknownVisitor, visitorHeader } from "../../shared/geo/visitor.ts";
import { fr } from "../../variants/fr.ts";
import type { SiteEnv } from "../load-context.ts";
import { createGateway } from "./gateway.ts";
import { formatLifetime, lifetimeHeader } from "./lifetime.ts";

/** The gateway among Workers that say who they are and what they were asked. */
function setUp() {
  const state = { nowMs: 1_763_000_000_000, geoCalls: 0, geoAnswers: true };
  const asked: { readonly worker: string; readonly request: Request }[] = [];
  const worker = (name: string) => ({
    fetch: async (request: Request) => {
      asked.push({ worker: name, request });
      return new Response(name);
    },
  });
  const env: SiteEnv = {
    FEED: worker("feed"),
    PUSH: worker("push"),
    ORIGIN: worker("origin"),
    FEED_SIGN: "sign",
    GEO: {
      resolve: async (_, devPlace) => {
        state.geoCalls += 1;
        if (!state.geoAnswers) throw new Error("geo is down");
        const place = parsePlaceKey(devPlace ?? "FR");
        return { place, policy: policyFor(place, state.nowMs / 1000) };
      },
    },
  };
  const gateway = createGateway({
    variant: fr,
    nowMs: () => state.nowMs,
    openCache: () => ({ match: async () => undefined, put: async () => undefined }),
    render: async (request, { visitor, nonce }) => {
      const isData = new URL(request.url).pathname.endsWith(".data");
      return new Response(`${visitor.policy.group} ${nonce}`, {
        headers: {
          "content-type": isData ? "text/x-script" : "text/html; charset=utf-8",
          [lifetimeHeader]: formatLifetime({ freshSeconds: 2, staleSeconds: 30 }),
        },
      });
    },
  });
  const behind: Promise<unknown>[] = [];
  return {
    state,
    asked,
    settle: () => Promise.all(behind.splice(0)),
    get: (path: string, init: RequestInit = {}) =>
      gateway(new Request(`https://tribune.example${path}`, init), { country: "FR" }, env, (work) => behind.push(work)),
  };
}
const from = (place: string) => ({ headers: { "x-dev-place": place } });

it.each([
  ["/1/x/feed/f_1_0_1_fr_1", "feed"],
  ["/push?v=2&join=u_1_1:0", "push"],
  ["/ingest/v1", "origin"],
  ["/api/v2/search/?q=lens", "origin"],
])("hands %s on with the visitor that it resolved, not the one that the request claims", async (path, name) => {
  const site = setUp();
  const claimed = encodeVisitor({ ...unknownVisitor, place: parsePlaceKey("GB") });
  const response = await site.get(path, {
    headers: { [visitorHeader]: claimed, "x-tribune-other": "1", "x-fsign": "s" },
  });
  expect(await response.text()).toBe(name);
  const headers = site.asked[0]?.request.headers;
  expect(decodeVisitor(headers?.get(visitorHeader) ?? null).place.country).toBe("FR");
  expect([headers?.get("x-tribune-other"), headers?.get("x-fsign")]).toEqual([null, "s"]);
});

it("lets a provider's signature through to the ingest API", async () => {
  const site = setUp();
  await site.get("/ingest/v1/status", { headers: { "x-tribune-provider": "p", "x-tribune-signature": "v1=00" } });
  const headers = site.asked[0]?.request.headers;
  expect([headers?.get("x-tribune-provider"), headers?.get("x-tribune-signature")]).toEqual(["p", "v1=00"]);
});

it("asks where a place is once a minute, so that a page from the cache costs no call", async () => {
  const site = setUp();
  await site.get("/");
  await site.settle();
  expect((await site.get("/")).headers.get("x-tribune-cache")).toBe("HIT");
  expect(site.state.geoCalls).toBe(1);
  site.state.nowMs += 60_000;
  await site.get("/");
  expect(site.state.geoCalls).toBe(2);
});

it("never gives one place's page to another", async () => {
  const site = setUp();
  await site.get("/", from("FR"));
  await site.settle();
  const belgian = await site.get("/", from("BE"));
  expect(belgian.headers.get("x-tribune-cache")).toBe("MISS");
  expect(await belgian.text()).toMatch(/^BE/);
});

it("takes visitors for unknown while geo is down, and does not remember that", async () => {
  const site = setUp();
  site.state.geoAnswers = false;
  expect(await (await site.get("/")).text()).toMatch(new RegExp(`^${unknownVisitor.policy.group} `));
  site.state.geoAnswers = true;
  expect(await (await site.get("/")).text()).toMatch(/^FR/);
});

it("answers HEAD with a page's headers and no body", async () => {
  const head = await setUp().get("/", { method: "HEAD" });
  expect([head.status, await head.text(), head.headers.get("content-type")]).toEqual([
    200,
    "",
    "text/html; charset=utf-8",
  ]);
  expect(head.headers.get("content-security-policy")).toContain("'strict-dynamic'");
});

it("keeps loaders' data out of every cache", async () => {
  const response = await setUp().get("/_root.data");
  expect([response.headers.get("cache-control"), response.headers.get(lifetimeHeader)]).toEqual([
    "private, no-cache",
    null,
  ]);
});
