import type { ReactNode } from "react";
import { useParticipant } from "../../participant/participant-context.tsx";
import { toTeamSeason, type SeasonOutlook } from "./season-outlook.ts";
import { ShownSeason } from "./shown-season.tsx";

type RevealedSeasonProps = {
  readonly outlook: SeasonOutlook;
  readonly body: string;
  /** Stays where the season has ended since the page was loaded. */
  readonly masked: ReactNode;
};

/** The chances that a visitor has revealed. */
export default function RevealedSeason({ outlook, body, masked }: RevealedSeasonProps) {
  const season = toTeamSeason(body, useParticipant().profile.id, outlook.texts);
  return season === null ? masked : <ShownSeason outlook={outlook} season={season} />;
}
