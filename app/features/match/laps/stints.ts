import type { RaceHistory } from "../../../../shared/wire/sections/read-field.ts";
import type { Tyre } from "../../../../shared/sports/tyres.ts";

/** From one lap to another, both counted from the grid, on one set of tyres. */
export type Stint = { readonly tyre: Tyre; readonly from: number; readonly to: number };

/** The stints of each starter whose tyres are known from the start on, as far as its laps were reported. */
export function stintsOf({ starters, stops }: RaceHistory): ReadonlyMap<string, readonly Stint[]> {
  return new Map(
    starters.flatMap(({ eventId, marks, tyre }) => {
      const last = marks.at(-1)?.lap ?? 0;
      const changes = [{ lap: 0, tyre }, ...stops.filter((stop) => stop.eventId === eventId)];
      const stints = changes.flatMap(({ lap, tyre: on }, index): readonly Stint[] => {
        const to = changes[index + 1]?.lap ?? last;
        return on === null || to <= lap ? [] : [{ tyre: on, from: lap, to }];
      });
      return tyre === null || stints.length === 0 ? [] : [[eventId, stints]];
    }),
  );
}
