import { useParticipant } from "../../participant/participant-context.tsx";
import type { RevealedProps } from "./masked-figures.tsx";
import { toSeasonRanks, type LeagueRanks } from "./season-ranks.ts";
import { ShownRanks } from "./shown-ranks.tsx";

/** The ranks that a visitor has revealed. */
export default function RevealedRanks({ figures, body, masked }: RevealedProps<LeagueRanks>) {
  const ranks = toSeasonRanks(body, useParticipant().profile.id);
  return ranks === null ? masked : <ShownRanks league={figures} ranks={ranks} />;
}
