import { expect, it } from "vitest";
import { checkSbom } from "./check-sbom.ts";

const component = (name: string, licence: unknown = { license: { id: "MIT" } }, version = "1.0.0") => ({
  name,
  version,
  licenses: licence === null ? [] : [licence],
});
const sbom = (...components: unknown[]) => ({ bomFormat: "CycloneDX", components });

it("accepts every dependency with a licence that is allowed", () => {
  const either = { expression: "(MIT OR GPL-3.0-only)" };
  const both = { expression: "(Apache-2.0 AND MIT)" };
  expect(
    checkSbom(sbom(component("hono"), component("either", either), component("both", both)), { hono: "1.0.0" }),
  ).toEqual([]);
});

it("names a dependency that is missing or has another version", () => {
  expect(checkSbom(sbom(component("hono")), { hono: "2.0.0", zod: "1.0.0" })).toEqual([
    "hono 2.0.0 is missing",
    "zod 1.0.0 is missing",
  ]);
});

it("names a component without a licence or with another one", () => {
  const faults = checkSbom(sbom(component("a", null), component("b", { expression: "MIT AND GPL-3.0-only" })), {});
  expect(faults).toEqual([
    "a has no licence that is allowed: none",
    "b has no licence that is allowed: MIT AND GPL-3.0-only",
  ]);
});

it("refuses a document of another kind", () => {
  expect(checkSbom({ spdxVersion: "2.3" }, {})[0]).toContain("not a CycloneDX document");
});
