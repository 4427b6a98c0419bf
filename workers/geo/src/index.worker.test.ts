import { createExecutionContext } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { expect, it } from "vitest";
import { GeoResolver } from "./index.ts";

const VERSION = { id: "", tag: "", timestamp: "" };

it("resolves a visitor for a Worker that is bound to it", async () => {
  const resolver = new GeoResolver(createExecutionContext(), { VERSION });
  const { place, rules } = await resolver.resolve({ country: "RE" }, "BE", "fr");
  expect([place.country, rules.open.group]).toEqual(["RE", "FR"]);
});

it("takes the chosen place where the deployment allows it", async () => {
  const resolver = new GeoResolver(createExecutionContext(), { VERSION, DEV_PLACES: "on" });
  expect((await resolver.resolve({ country: "FR" }, "BE", "fr")).rules.open.group).toBe("BE");
});

it("answers the public nothing", async () => {
  const response = await exports.default.fetch(new Request("https://geo.test/"));
  expect([response.status, await response.text()]).toEqual([404, "not found\n"]);
});
