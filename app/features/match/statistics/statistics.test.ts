import { expect, it } from "vitest";
import type { StatisticsGroup } from "../../../../shared/wire/sections/statistics-section.ts";
import { inKnownOrder } from "./statistics.tsx";

const group = (label: string, ...figures: readonly string[]): StatisticsGroup => ({
  label,
  figures: figures.map((text) => {
    const [name = "", home = "", away = ""] = text.split(" ");
    return { label: name, home, away };
  }),
});
const match = (...groups: readonly StatisticsGroup[]) => [{ label: "Match", groups }];

it("keeps the figures that are read in their places, and shows what is new of them after all others", () => {
  const known = match(group("Service", "aces 1 0"), group("Points", "won 3 2"));
  const next = match(
    group("Service", "aces 2 0", "faults 0 1"),
    group("Return", "breaks 1 0"),
    group("Points", "won 4 2"),
  );
  expect(inKnownOrder(known, next)).toEqual(
    match(
      group("Service", "aces 2 0"),
      group("Points", "won 4 2"),
      group("Service", "faults 0 1"),
      group("Return", "breaks 1 0"),
    ),
  );
  expect(inKnownOrder(inKnownOrder(known, next), next)).toEqual(inKnownOrder(known, next));
});

it("adds to the last group what is new of it, leaves out what is gone, and takes a new period as it is", () => {
  const known = match(group("Service", "aces 1 0"), group("Points", "won 3 2"));
  const next = [
    ...match(group("Points", "won 3 2", "lost 2 3")),
    { label: "Set", groups: [group("Points", "won 0 0")] },
  ];
  expect(inKnownOrder(known, next)).toEqual([
    ...match(group("Points", "won 3 2", "lost 2 3")),
    { label: "Set", groups: [group("Points", "won 0 0")] },
  ]);
});
