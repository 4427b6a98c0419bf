import { expect, it } from "vitest";
import { setUp } from "./gateway.fixture.ts";

const headersOf = (count: number, toName: (index: number) => string): Headers => {
  const headers = new Headers();
  for (let index = 0; index < count; index += 1) headers.append(toName(index), "y");
  return headers;
};

it.each(["/", "/push?v=5", "/ingest/v1/status", "/api/v2/search/?q=a"])(
  "answers 400 to 2,000 headers at %s and asks nobody behind, of one name or of as many",
  async (path) => {
    const site = setUp();
    for (const toName of [() => "x", (index: number) => `x-${index}`]) {
      expect((await site.get(path, { headers: headersOf(2_000, toName) })).status).toBe(400);
    }
    expect([site.asked, site.state.rendered]).toEqual([[], 0]);
  },
);

it("takes what browsers and proxies send, however long their cookies are", async () => {
  const headers = headersOf(60, (index) => `x-${index}`);
  headers.set("cookie", "a=b; ".repeat(10_000));
  expect((await setUp().get("/", { headers })).status).toBe(200);
});
