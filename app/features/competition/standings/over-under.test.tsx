import { expect, it } from "vitest";
import { overUnderSection } from "../../../../shared/wire/sections/over-under-section.ts";
import { toCountryId } from "../../../../shared/places/countries.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawMatch } from "../../match/drawn-match.fixture.tsx";
import { CompetitionProvider } from "../competition-context.tsx";
import type { CompetitionData } from "../competition-data.ts";
import { OverUnder } from "./over-under.tsx";

await loadAllTexts();
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

it("has the flag of a country's side, and the crest of a club", () => {
  const row = (team: string, nation: { readonly nationId?: number }) => ({
    kind: "row" as const,
    fields: { team, teamId: team, path: "", ...nation, played: 1, goals: 3, over: "1" },
  });
  const body = overUnderSection.encode({
    sportId: 0,
    rows: [
      { kind: "lines", fields: { lines: "2.5", usual: "2.5" } },
      { kind: "head", fields: { title: "Coupe", name: "Plus/Moins" } },
      row("France", { nationId: toCountryId("FR") }),
      row("Lens", {}),
    ],
    signature: "",
  });
  const markup = drawMatch(
    <CompetitionProvider value={competition}>
      <OverUnder feedName="to_1Stage00_11" body={body} />
    </CompetitionProvider>,
  );
  expect(markup).toMatch(/<img[^>]*\/fr\.svg"[^>]*>(?:<[^>]*>)*France/);
  expect(markup.match(/class="crest/g)).toHaveLength(1);
});
