import { expect, it } from "vitest";
import { toProductionSbom } from "./production-sbom.ts";

const component = (name: string) => ({ "bom-ref": `${name}@1`, name, version: "1" });
const whole = {
  bomFormat: "CycloneDX",
  serialNumber: "kept",
  metadata: { component: { "bom-ref": "project@1" } },
  components: ["react", "loose-envify", "tool", "tool-only", "scheduler"].map(component),
  dependencies: [
    { ref: "project@1", dependsOn: ["react@1", "tool@1"] },
    { ref: "react@1", dependsOn: ["loose-envify@1", "scheduler@1"] },
    { ref: "scheduler@1", dependsOn: ["loose-envify@1", "react@1"] },
    { ref: "tool@1", dependsOn: ["react@1", "tool-only@1"] },
  ],
};

it("keeps what the dependencies bring along, shared with tools or not, and nothing of the tools alone", () => {
  const sbom = toProductionSbom(whole, ["react"]);
  const { components, dependencies } = sbom;
  expect(components.map(({ name }) => name)).toEqual(["react", "loose-envify", "scheduler"]);
  expect(dependencies.map(({ ref }) => ref)).toEqual(["project@1", "react@1", "scheduler@1"]);
  expect(dependencies[0]?.dependsOn).toEqual(["react@1"]);
  expect(sbom).toMatchObject({ serialNumber: "kept" });
});

it("refuses a document of another kind", () => {
  expect(() => toProductionSbom({ spdxVersion: "2.3" }, [])).toThrow("bomFormat");
});
