import type { Fault } from "./validate.ts";

/** A fault, and the input that shows it as a line that can be sent again. */
type Finding = {
  readonly fault: Fault;
  readonly repeat: string;
  /** Looks for a smaller input that shows the same. */
  readonly shrink?: () => Promise<string>;
};

export type Group = Omit<Finding, "shrink"> & {
  readonly target: string;
  /** Number of the first input that showed it: `--run` plays it alone. */
  readonly run: number;
  readonly count: number;
};

const keyOf = (target: string, { rule, sign }: Fault) =>
  `${target}|${rule}|${sign.replaceAll(/\d+/g, "0").slice(0, 60)}`;

/** Findings by target, rule and sign, the first of each with its input. */
export function createFindings() {
  const groups = new Map<string, Group & Pick<Finding, "shrink">>();
  return {
    add(target: string, run: number, finding: Finding): void {
      const key = keyOf(target, finding.fault);
      const known = groups.get(key);
      groups.set(
        key,
        known === undefined ? { target, run, count: 1, ...finding } : { ...known, count: known.count + 1 },
      );
    },
    /** Every fault once, its input made smaller: only now, so that no log holds what that sends. */
    async settle(): Promise<readonly Group[]> {
      const settled: Group[] = [];
      for (const { shrink, ...group } of groups.values()) {
        settled.push({ ...group, repeat: shrink === undefined ? group.repeat : await shrink() });
      }
      return settled;
    },
  };
}
export type Findings = ReturnType<typeof createFindings>;

/** A fault, how often it was seen, and two ways to see it again. */
export const describeGroup = ({ target, fault, repeat, run, count }: Group, seed: number): string =>
  `${target}: ${fault.rule}: ${fault.sign} (${count} ×)${fault.detail === undefined ? "" : `: ${fault.detail}`}\n  ${repeat.slice(0, 2000)}\n  npm run fuzz -- --seed ${seed} --only ${target} --run ${run}`;
