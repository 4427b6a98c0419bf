import type { Incident } from "../../../../shared/timeline/incident.ts";
import { inOrder, minuteText, toMatchClock } from "./match-clock.ts";
import type { Outline } from "./match-outline.ts";

/** The timed incidents of a game of which the result alone is known, in order. */
export function toScript(outline: Outline, kickOffSeconds: number, clockRate: number): readonly Incident[] {
  const clock = toMatchClock(outline, kickOffSeconds, clockRate);
  return inOrder([
    ...clock.stages,
    ...outline.goals.map((goal): Incident => ({
      kind: "goal",
      atSeconds: clock.at(goal),
      side: goal.side,
      minute: minuteText(goal),
    })),
    ...(outline.shootOut ?? []).map(({ side, scored }, index): Incident => ({
      kind: "shoot-out",
      atSeconds: clock.atKick(index),
      side,
      scored,
    })),
  ]);
}
