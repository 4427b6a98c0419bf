import { expect, it } from "vitest";
import { seasonStatisticsSection } from "../../../../shared/wire/sections/season-statistics-section.ts";
import { maskedBody } from "../../../feeds/masked-body.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { textOf } from "../../match/drawn-match.fixture.tsx";
import { drawInCompetition } from "../standings/drawn-competition.fixture.tsx";
import { SeasonStatistics } from "./season-statistics.tsx";

await loadAllTexts();

const draw = (body: string) => drawInCompetition(<SeasonStatistics feedName="to_1Tourn00_1Stage00_20" body={body} />);
const body = (counted: number) =>
  seasonStatisticsSection.encode({
    sportId: 0,
    rows: [
      { kind: "matches", fields: { counted, played: 12, firstSeconds: 1_790_000_000, lastSeconds: 1_795_000_000 } },
      { kind: "team", fields: { teamId: "1Lens000", name: "Lens", path: "/lens" } },
      { kind: "team", fields: { teamId: "1Metz000", name: "Metz", path: "/metz" } },
      {
        kind: "statistic",
        fields: { code: "possession", label: "Possession", kind: "share" },
        groups: [
          { rank: 1, teamId: "1Lens000", value: 54.26, games: 9 },
          { rank: 1, teamId: "1Metz000", value: 54.26, games: 8 },
        ],
      },
      {
        kind: "statistic",
        fields: { code: "rating", label: "Note", kind: "mark" },
        groups: [{ rank: 1, teamId: "1Metz000", player: "Ada A.", path: "/ada", value: 7.5, games: 6 }],
      },
    ],
    signature: "",
  });
const [players = "", teams = ""] = draw(body(9)).split('data-block="team_statistics"');

it("shows the best one beside each statistic, and the whole ranking with the matches behind it", () => {
  expect(textOf(players)).toMatch(/Note Ada A\. 7,50 .*# Joueur MJ Note 1 Ada A\. Metz 6 7,50/);
  expect(textOf(teams)).toMatch(/Possession Lens 54,3\s% .*1 Lens 9 54,3\s% 1 Metz 8 54,3\s%/);
});

it("reads a shared rank aloud, and shows it once", () => {
  expect(teams.match(/<td class="of-rank">1<\/td>/g)).toHaveLength(1);
  expect(teams).toContain('<td class="of-rank"><span class="sr-only">1</span></td>');
});

it("says how many matches were counted, of how many, and since when", () => {
  expect(textOf(teams)).toMatch(/Matchs comptés\s: 9 sur 12, du 21\.09\.2026 au 18\.11\.2026/);
  expect(textOf(draw(body(12)))).toMatch(/Matchs comptés\s: 12, du/);
});

it("is masked where results are hidden, and says so where nothing was counted", () => {
  expect(draw(maskedBody)).toContain('data-block="team_statistics"');
  expect(draw(maskedBody)).not.toContain("<table");
  expect(textOf(draw("0"))).toContain("Aucune statistique comptée");
});
