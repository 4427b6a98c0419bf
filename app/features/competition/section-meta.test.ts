import { expect, it } from "vitest";
import { loadAllTexts } from "../../i18n/texts.ts";
import type { CompetitionData } from "./competition-data.ts";
import { toSectionMeta } from "./section-meta.ts";

await loadAllTexts();

const pin = { key: "1_77_A", name: "Coupe", country: "France", flag: "fr", path: "/football/france/coupe/", type: "t" };
const cup: CompetitionData = {
  season: "2026-2027",
  addressSeason: null,
  sportId: 1,
  name: "Coupe",
  slug: "coupe",
  pin,
  ids: ["T", "A"],
  top: [],
  country: { id: "77", name: "France", flag: "fr", slug: "france" },
  seasons: [],
  sections: ["summary", "results", "draw"],
  isField: false,
  neighbours: [],
  todayEpochDay: 0,
  nowSeconds: 0,
  links: { path: "/football/france/coupe/", origin: "", brand: "Tribune", alternates: [] },
  section: "summary",
  page: 1,
};
const headOf = (changes: Partial<CompetitionData>) => JSON.stringify(toSectionMeta({ ...cup, ...changes }, "fr"));

it("promises a table where there is one, a draw where there is one, and neither elsewhere", () => {
  expect(headOf({ sections: ["summary", "standings"] })).toContain("scores en direct, calendrier et classement");
  expect(headOf({})).toContain("scores en direct, calendrier et tableau");
  expect(headOf({ sections: ["summary", "results"] })).toContain("scores en direct, calendrier et résultats");
});

it("promises nothing live of a season that is over", () => {
  const head = headOf({ addressSeason: "2025-2026", season: "2025-2026" });
  expect(head).toContain("Coupe 2025-2026\u00a0: tous les résultats de la saison");
  expect(head).not.toContain("en direct");
});
