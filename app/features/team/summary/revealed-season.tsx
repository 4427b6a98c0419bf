import { useParticipant } from "../../participant/participant-context.tsx";
import type { RevealedProps } from "./masked-figures.tsx";
import { toTeamSeason, type SeasonOutlook } from "./season-outlook.ts";
import { ShownSeason } from "./shown-season.tsx";

/** The chances that a visitor has revealed. */
export default function RevealedSeason({ figures, body, masked }: RevealedProps<SeasonOutlook>) {
  const season = toTeamSeason(body, useParticipant().profile.id, figures.texts);
  return season === null ? masked : <ShownSeason outlook={figures} season={season} />;
}
