import { expect, it } from "vitest";
import { withoutStrayBody } from "./inbound-request.ts";

const url = "https://tribune.example/graphql?query={sports{id}}";

it.each(["GET", "HEAD"])("makes a %s request anew, without what the runtime lets it carry as a body", (method) => {
  const request = new Request(url, { method, headers: { accept: "application/json" } });
  const made = withoutStrayBody(request);
  expect(made).not.toBe(request);
  expect([made.method, made.url, made.headers.get("accept")]).toEqual([method, request.url, "application/json"]);
});

it("leaves a POST as it is, with its body", () => {
  const request = new Request(url, { method: "POST", body: "{}" });
  expect(withoutStrayBody(request)).toBe(request);
});
