import { z } from "zod";

/** The parts of a bill of materials (CycloneDX, JSON) that are read here; the rest is kept unchanged. */
const sbomSchema = z.looseObject({
  bomFormat: z.literal("CycloneDX"),
  metadata: z.looseObject({ component: z.looseObject({ "bom-ref": z.string() }) }),
  components: z.array(z.looseObject({ "bom-ref": z.string(), name: z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

/**
 * The part of a whole bill of materials that the named dependencies of the project bring along. `npm sbom --omit dev` would leave
 * out whatever tools need as well, React among it. Throws for a document of another kind.
 */
export function toProductionSbom(whole: unknown, dependencies: readonly string[]) {
  const sbom = sbomSchema.parse(whole);
  const nameOf = new Map(sbom.components.map((component) => [component["bom-ref"], component.name]));
  const dependsOn = new Map(sbom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const project = sbom.metadata.component["bom-ref"];
  const direct = (dependsOn.get(project) ?? []).filter((ref) => dependencies.includes(nameOf.get(ref) ?? ""));
  const kept = new Set<string>();
  const waiting = [...direct];
  for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
    if (kept.has(ref)) continue;
    kept.add(ref);
    waiting.push(...(dependsOn.get(ref) ?? []));
  }
  return {
    ...sbom,
    components: sbom.components.filter((component) => kept.has(component["bom-ref"])),
    dependencies: [{ ref: project, dependsOn: direct }, ...sbom.dependencies.filter(({ ref }) => kept.has(ref))],
  };
}
