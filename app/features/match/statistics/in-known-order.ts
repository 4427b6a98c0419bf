import type { StatisticsGroup, StatisticsPeriod } from "../../../../shared/wire/sections/read-statistics.ts";

/** Puts new values in the order of the shown ones; new figures come last, so that no shown one moves. */
export function inKnownOrder(
  known: readonly StatisticsPeriod[],
  periods: readonly StatisticsPeriod[],
): readonly StatisticsPeriod[] {
  return periods.map((period) => {
    const own = known.find(({ label }) => label === period.label);
    return own === undefined ? period : { ...period, groups: groupsInOrder(own.groups, period.groups) };
  });
}

const keyOf = (group: string, figure: string) => `${group}|${figure}`;

function groupsInOrder(
  known: readonly StatisticsGroup[],
  groups: readonly StatisticsGroup[],
): readonly StatisticsGroup[] {
  const left = new Map(
    groups.flatMap((group) => group.figures.map((figure) => [keyOf(group.label, figure.label), { group, figure }])),
  );
  const ordered = known.map(({ label, figures }) => ({
    label,
    figures: figures.flatMap((each) => {
      const key = keyOf(label, each.label);
      const now = left.get(key)?.figure;
      left.delete(key);
      return now ?? [];
    }),
  }));
  for (const { group, figure } of left.values()) {
    const last = ordered.at(-1);
    if (last?.label === group.label) last.figures.push(figure);
    else ordered.push({ label: group.label, figures: [figure] });
  }
  return ordered.filter(({ figures }) => figures.length > 0);
}
