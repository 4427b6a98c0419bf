import type { ReactElement } from "react";
import { drawMatch } from "../../match/drawn-match.fixture.tsx";
import { CompetitionProvider } from "../competition-context.tsx";
import type { CompetitionData } from "../competition-data.ts";

const competition: CompetitionData = {
  season: "2025-2026",
  addressSeason: "2025-2026",
  sportId: 1,
  name: "Coupe",
  slug: "coupe",
  pin: { key: "1", type: "t", name: "Coupe", country: "Monde", flag: "world", path: "/" },
  ids: [],
  top: [],
  country: { id: "0", name: "Monde", flag: "world", slug: "monde" },
  seasons: [],
  sections: [],
  isField: false,
  neighbours: [],
  todayEpochDay: 0,
  nowSeconds: 0,
  links: { path: "/", origin: "https://tribune.example", brand: "Tribune", alternates: [] },
  section: "summary",
  page: 1,
};

/** The markup of a part of a competition's page, of a season that is over. */
export const drawInCompetition = (part: ReactElement): string =>
  drawMatch(<CompetitionProvider value={competition}>{part}</CompetitionProvider>);
