import { expect, it } from "vitest";
import { setUp, visitor } from "./gateway.fixture.ts";

const login = { method: "POST", body: "{}", headers: { ...visitor, "content-type": "application/json" } };

it.each(["/v3/login", "/v4/getdata", "/v5/users/me/terms"])(
  "passes %s on to the account service, with the client as the edge knows it and nothing that the request says of itself",
  async (path) => {
    const site = setUp();
    const response = await site.get(path, login);
    expect([response.status, await response.text()]).toEqual([200, "account"]);
    expect(site.callers).toEqual([
      {
        address: "203.0.113.7",
        siteOrigin: "https://tribune.example",
        linkOrigin: null,
        lang: "fr",
        brand: "Tribune",
        captchaSiteKey: null,
        deletionGraceDays: 14,
      },
    ]);
    expect(site.state.geoCalls).toBe(0);
  },
);

it("takes no call of another site's page, and none beyond the limit", async () => {
  const site = setUp();
  const foreign = { ...login, headers: { ...login.headers, origin: "https://evil.example" } };
  expect((await site.get("/v3/login", foreign)).status).toBe(403);
  site.over.add("LIMIT_ACCOUNT");
  expect((await site.get("/v3/login", login)).status).toBe(429);
  expect(site.asked).toEqual([]);
});

it("lets nothing of an answer be loaded or framed", async () => {
  const { headers } = await setUp().get("/v4/getdata", login);
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
});

it("takes what a provider's page posts back, leads on with it behind '#', and takes no other form of another site", async () => {
  const site = setUp();
  const user = { name: { firstName: "Ana", lastName: "Lima" }, email: "ana@example.com" };
  const body = new URLSearchParams({ state: "s", code: "c 1", user: JSON.stringify(user), more: "x" }).toString();
  const headers = {
    ...visitor,
    origin: "https://appleid.apple.com",
    "content-type": "application/x-www-form-urlencoded",
    "content-length": String(body.length),
  };
  const back = await site.get("/account/provider", { method: "POST", body, headers });
  expect([back.status, back.headers.get("location")]).toEqual([303, "/#provider?code=c%201&state=s&name=Ana%20Lima"]);
  expect((await site.get("/account/register", { method: "POST", body, headers })).status).toBe(403);
});
