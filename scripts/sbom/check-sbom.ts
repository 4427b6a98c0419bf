import { z } from "zod";

/**
 * The licences that a deployment may contain. They require no more than their text beside the code; MPL-2.0 also requires that
 * changes to its own files stay open, and we make no such changes.
 */
const allowedLicences: readonly string[] = [
  "MIT",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "MPL-2.0",
  "BlueOak-1.0.0",
  "Unicode-DFS-2016",
];

const licenceSchema = z.union([
  z.object({ license: z.object({ id: z.string() }) }).transform(({ license }) => license.id),
  z.object({ expression: z.string() }).transform(({ expression }) => expression),
]);

const sbomSchema = z.object({
  bomFormat: z.literal("CycloneDX"),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      licenses: z.array(licenceSchema).default([]),
    }),
  ),
});

/**
 * Lists the faults of a bill of materials (CycloneDX, JSON), a line each. It must contain all `dependencies`, which are exact
 * versions by name, and each component must have a licence that is allowed.
 */
export function checkSbom(sbom: unknown, dependencies: Readonly<Record<string, string>>): readonly string[] {
  const parsed = sbomSchema.safeParse(sbom);
  if (!parsed.success) return [`not a CycloneDX document: ${z.prettifyError(parsed.error)}`];
  const { components } = parsed.data;
  const missing = Object.entries(dependencies).filter(
    ([name, version]) => !components.some((component) => component.name === name && component.version === version),
  );
  const refused = components.filter(({ licenses }) => licenses.length === 0 || !licenses.every(isAllowed));
  return [
    ...missing.map(([name, version]) => `${name} ${version} is missing`),
    ...refused.map(({ name, licenses }) => `${name} has no licence that is allowed: ${licenses.join(", ") || "none"}`),
  ];
}

/** An identifier, a choice of which one is allowed, or several that all must be. */
function isAllowed(licence: string): boolean {
  const expression = licence.replace(/^\((.*)\)$/, "$1");
  return expression
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((name) => allowedLicences.includes(name.replace(/[()]/g, ""))));
}
