import { satisfies } from "semver";
import { z } from "zod";

/** A known weakness of versions of a package. `judgement` says why a version that has it may stay; without one it may not. */
const advisorySchema = z.strictObject({
  package: z.string(),
  ids: z.array(z.string()).min(1),
  /** A range of versions as npm writes it. */
  affected: z.string(),
  fixedIn: z.string(),
  judgement: z.string().min(40).optional(),
});

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/** The package that stands at a place of the lock file: `node_modules/a/node_modules/@b/c` is `@b/c`. */
const toName = (place: string): string => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);

/**
 * Lists the faults of a lock file (package-lock.json, version 3), a line each: versions with a known weakness that nobody has judged,
 * judgements that no version needs any more, packages without a hash, and registry addresses, which would bind everybody to one registry.
 * @param lock, advisories as parsed from JSON; throws if they have another shape
 */
export function checkLock(lock: unknown, advisories: unknown): readonly string[] {
  const installed = Object.entries(lockSchema.parse(lock).packages).filter(([place]) => place !== "");
  const known = z.array(advisorySchema).parse(advisories);
  const weak = known.flatMap(({ package: name, ids, affected, fixedIn, judgement }) => {
    const hits = installed.filter(([place, { version }]) => toName(place) === name && satisfies(version, affected));
    if (judgement !== undefined)
      return hits.length === 0 ? [`${name} has no version left with ${ids.join(", ")}: drop the judgement`] : [];
    return hits.map(([place, { version }]) => `${place} ${version} has ${ids.join(", ")}, fixed in ${fixedIn}`);
  });
  const unsealed = installed.filter(([, { integrity, link }]) => integrity === undefined && link !== true);
  const bound = installed.filter(([, { resolved, link }]) => resolved !== undefined && link !== true);
  return [
    ...weak,
    ...unsealed.map(([place]) => `${place} has no hash`),
    ...bound.map(([place]) => `${place} names the registry that it came from`),
  ];
}
