import { expectedThousandths } from "../../../../../../shared/sports/football/expected-goals.ts";
import type { ShotOutcome } from "../../../../../../shared/wire/sections/analysis-section.ts";
import type { Incident, Side } from "../../../../../../shared/timeline/incident.ts";
import type { Player } from "../../../../../../shared/timeline/player.ts";
import type { Shot } from "../../../../../../shared/timeline/shot.ts";
import type { DetailsEntry, MatchDetails } from "../../../ledger/match-details.ts";

export type PlacedShot = {
  readonly entry: DetailsEntry;
  readonly side: Side;
  readonly minute: string;
  readonly player: Player | undefined;
  readonly shot: Shot;
  readonly outcome: ShotOutcome;
  readonly expected: number;
};

const outcomes: Readonly<Record<string, ShotOutcome>> = {
  "shot-on-target": "saved",
  "shot-off-target": "off",
  "shot-blocked": "blocked",
  woodwork: "woodwork",
};

/** The shots of which the place is known, in order. A goal that was taken back was none. */
export function shotsOf({ entries }: MatchDetails): readonly PlacedShot[] {
  return entries.flatMap((entry): readonly PlacedShot[] => {
    const { incident, takenBack } = entry;
    if (takenBack !== undefined || !("shot" in incident) || incident.shot === undefined) return [];
    const { side, minute, player, shot } = incident;
    const outcome = outcomeOf(incident, entries);
    return [{ entry, side, minute, player, shot, outcome, expected: expectedThousandths(shot) / 1000 }];
  });
}

/** A kick from the spot is saved where the keeper's save is reported with it. */
function outcomeOf(incident: Incident, entries: readonly DetailsEntry[]): ShotOutcome {
  if (incident.kind === "goal") return "goal";
  if (incident.kind === "play") return outcomes[incident.play] ?? "off";
  const isSaved = entries.some(
    ({ incident: each }) =>
      each.kind === "play" && each.play === "save" && Math.abs(each.atSeconds - incident.atSeconds) <= 1,
  );
  return isSaved ? "saved" : "off";
}
