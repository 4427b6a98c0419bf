import { exports } from "cloudflare:workers";
import { expect, it } from "vitest";
import { toSignedRequest } from "../test/harness.ts";

it.each([
  "/1/x/feed/f_1_0_0_fr_1",
  "/api/v2/search/?q=lens",
  "/graphql?query={sports{id}}",
  "/ingest/v1/openapi.json",
  "/",
])("serves nothing by an address of its own, whatever a request says of its sender: %s", async (path) => {
  const headers = { "x-fsign": "tribune", "x-tribune-visitor": "%7B%7D" };
  const response = await exports.default.fetch(`https://origin.test${path}`, { headers });
  expect([response.status, await response.text()]).toEqual([404, "not found\n"]);
});

it("takes no signed request by an address of its own either", async () => {
  const request = await toSignedRequest("GET", "status", "");
  expect((await exports.default.fetch(request)).status).toBe(404);
});
