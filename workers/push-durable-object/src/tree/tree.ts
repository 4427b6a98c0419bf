/**
 * The way of a frame: from the hub of a sport to one branch in each region that has sockets, and from there to relays.
 * A region's first 32 relays hang at its branch, the next 1,024 at 32 branches below it, the next 32,768 one level lower:
 * no object hands a frame to more than 32 relays of a sport and 32 branches, and a small site has one branch between hub
 * and relay.
 */
const fanOut = 32;

/** The branch at which relay number `shard` of a region hangs. */
export const branchName = (hub: string, region: DurableObjectLocationHint, shard: number): string =>
  `${hub}:${region}${pathOf(shard)
    .map((step) => `/${step}`)
    .join("")}`;

/** What a branch asks and is handed frames by: another branch, or the hub. */
export function parentOf(branch: string): { readonly kind: "branch" | "hub"; readonly name: string } {
  const slash = branch.lastIndexOf("/");
  if (slash !== -1) return { kind: "branch", name: branch.slice(0, slash) };
  return { kind: "hub", name: branch.slice(0, branch.lastIndexOf(":")) };
}

/** Where the branches of a region run. */
export const regionOf = (branch: string): DurableObjectLocationHint =>
  // A branch is named by `branchName`.
  /:([a-z]+)(?:\/|$)/.exec(branch)?.[1] as DurableObjectLocationHint;

/** Branches below a region's own have their way in their name, which relays have not. */
export const isBranch = (name: string): boolean => name.includes("/");

/** The steps from a region's branch down to the one at which a relay hangs. */
function pathOf(shard: number): readonly number[] {
  let first = 0;
  for (let relays = fanOut; ; relays *= fanOut) {
    if (shard < first + relays) {
      const steps: number[] = [];
      let rest = Math.floor((shard - first) / fanOut);
      for (let below = relays / fanOut; below > 1; below /= fanOut) {
        steps.unshift(rest % fanOut);
        rest = Math.floor(rest / fanOut);
      }
      return steps;
    }
    first += relays;
  }
}
