import { reasonParts, type analysisSection } from "../../../../../../shared/wire/sections/analysis-section.ts";
import type { Strengths } from "./match-chances.ts";

type Rows = Parameters<typeof analysisSection.encode>[0]["rows"];

const toThousandths = (chance: number): number => Math.round(chance * 1000);

/** The fields of the start that say why its chances are what they are; none where that is unknown. */
export const toWhy = (before: Strengths["before"]) =>
  before === null
    ? {}
    : {
        favourite: before.favourite,
        usual: toThousandths(before.usual),
        homeRest: before.past[0].restDays,
        awayRest: before.past[1].restDays,
      };

/** The reasons, by what they add; those that take away come last. */
export const toReasonRows = (before: Strengths["before"]): Rows =>
  before === null
    ? []
    : before.reasons
        .toSorted((a, b) => b.adds - a.adds)
        .map(({ side, part, adds }) => {
          const { games, scored, conceded } = before.past[side === 1 ? 0 : 1];
          const goals = part === "attack" ? scored : conceded;
          return {
            kind: "reason",
            fields: { side, part: reasonParts[part], adds: toThousandths(adds), goals, games },
          };
        });
