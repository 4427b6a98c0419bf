import type { PlayerSection, TeamSection } from "../../../shared/addresses/address.ts";

type Folders = {
  readonly team: Readonly<Record<TeamSection, string>>;
  readonly player: Readonly<Record<PlayerSection, string>>;
};

/** The sections of a team's and a player's page, in order, and the folder of each in `app/features/{team,player}`. */
export const sectionFolders: Folders = {
  team: {
    summary: "summary",
    fixtures: "fixtures",
    results: "results",
    squad: "squad",
    transfers: "transfers",
    absences: "absences",
    news: "news",
  },
  player: { summary: "summary", matches: "matches", transfers: "transfers", injuries: "injuries" },
};
