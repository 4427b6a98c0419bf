import { reasonParts } from "../../../../../../shared/wire/sections/reasons-section.ts";
import type { wholeAnalysisSection } from "../../../../../../shared/wire/sections/whole-analysis-section.ts";
import type { Strengths } from "./match-chances.ts";

type Rows = Parameters<typeof wholeAnalysisSection.encode>[0]["rows"];

const toThousandths = (chance: number): number => Math.round(chance * 1000);

/** Why the chances before a match are what they are: a row of the favourite, and a row for each reason, by what it adds. */
export const toReasonRows = ({ favourite, usual, reasons, past }: NonNullable<Strengths["before"]>): Rows => [
  {
    kind: "why",
    fields: {
      favourite,
      usual: toThousandths(usual),
      homeRest: past[0].restDays,
      awayRest: past[1].restDays,
    },
  },
  ...reasons
    .toSorted((a, b) => b.adds - a.adds)
    .map(({ side, part, adds }) => {
      const { games, scored, conceded } = past[side === 1 ? 0 : 1];
      const goals = part === "attack" ? scored : conceded;
      return {
        kind: "reason" as const,
        fields: { side, part: reasonParts[part], adds: toThousandths(adds), goals, games },
      };
    }),
];
