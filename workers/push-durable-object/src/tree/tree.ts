import { hubName, type RelayName } from "../hub-protocol.ts";

/**
 * The way of a frame. The first relay of a sport and region hangs at the sport's hub, so that a small site has no object
 * between them. All others hang at branches: a region's first 32 at its branch, the next 1,024 at 32 branches below it, the
 * next 32,768 one level lower. So no branch hands a frame to more than 32 relays of a sport and 32 branches, and a hub to
 * more than two objects of each region (docs/adr/023).
 */
const fanOut = 32;

/** The object that a relay or branch queries, and that delivers frames to it. */
export type Parent = { readonly kind: "branch" | "hub"; readonly name: string };

/** A relay also has subjects of other sports than its own; at their hubs it does not hang itself, as each sport has a first relay. */
export const parentOfRelay = (hub: string, { sportId, region, shard }: RelayName): Parent =>
  shard === 0 && hub === hubName(sportId)
    ? { kind: "hub", name: hub }
    : { kind: "branch", name: branchName(hub, region, shard) };

export function parentOfBranch(branch: string): Parent {
  const slash = branch.lastIndexOf("/");
  if (slash !== -1) return { kind: "branch", name: branch.slice(0, slash) };
  return { kind: "hub", name: branch.slice(0, branch.lastIndexOf(":")) };
}

/** Returns the region in which a branch or relay runs. */
export const regionOf = (name: string): DurableObjectLocationHint =>
  // The names of both contain the region.
  /:([a-z]+)(?:[/:]|$)/.exec(name)?.[1] as DurableObjectLocationHint;

/** A relay's name ends with its number, a branch's with its region or its way below it. */
export const isRelay = (child: string): boolean => /:\d+$/.test(child);

const branchName = (hub: string, region: DurableObjectLocationHint, shard: number): string =>
  `${hub}:${region}${pathOf(shard)
    .map((step) => `/${step}`)
    .join("")}`;

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
