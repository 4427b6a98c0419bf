import { outcomes, swingKinds } from "../../../../../../shared/wire/sections/decision-section.ts";
import type { wholeAnalysisSection } from "../../../../../../shared/wire/sections/whole-analysis-section.ts";
import type { Incident } from "../../../../../../shared/timeline/incident.ts";
import type { toIncidentIds } from "../incident-ids.ts";
import type { Decision } from "./decision.ts";

type Rows = Parameters<typeof wholeAnalysisSection.encode>[0]["rows"];

/** The result with the chances at kick-off, and a row for each swing. */
export const toDecisionRows = ({ outcome, start, swings }: Decision, ids: ReturnType<typeof toIncidentIds>): Rows => [
  {
    kind: "decision",
    fields: {
      outcome: outcomes.indexOf(outcome) + 1,
      home: toThousandths(start.home),
      away: toThousandths(start.away),
    },
  },
  ...[...swings].map(
    ([
      entry,
      {
        gained,
        score: [homeScore, awayScore],
      },
    ]) => ({
      kind: "swing" as const,
      fields: {
        id: ids.get(entry) ?? "",
        gained: toThousandths(gained),
        homeScore,
        awayScore,
        kind: swingKinds.indexOf(kindOf(entry.incident)) + 1,
      },
    }),
  ),
];

const toThousandths = (chance: number): number => Math.round(chance * 1000);

function kindOf(incident: Incident): (typeof swingKinds)[number] {
  if (incident.kind === "card") return incident.colour === "second-yellow" ? "secondYellowCard" : "redCard";
  const how = incident.kind === "goal" ? incident.how : undefined;
  return how === "own-goal" ? "ownGoal" : how === "penalty" ? "penaltyGoal" : "goal";
}
