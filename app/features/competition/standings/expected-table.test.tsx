import { expect, it } from "vitest";
import { expectedTableSection } from "../../../../shared/wire/sections/expected-table-section.ts";
import { maskedBody } from "../../../feeds/masked-body.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { textOf } from "../../match/drawn-match.fixture.tsx";
import { drawInCompetition } from "./drawn-competition.fixture.tsx";
import { ExpectedTable } from "./expected-table.tsx";

await loadAllTexts();

const draw = (body: string) => drawInCompetition(<ExpectedTable feedName="to_1Tourn00_1Stage00_24" body={body} />);
const aTeam = (team: string, points: number, expectedPoints: number) => ({
  kind: "team" as const,
  fields: {
    team,
    teamId: team,
    path: "",
    games: 12,
    points,
    expectedPoints,
    scored: 21,
    conceded: 9,
    expectedScored: 18.44,
    expectedConceded: 10.25,
  },
});
const body = expectedTableSection.encode({
  sportId: 0,
  rows: [
    { kind: "matches", fields: { counted: 100, played: 108, firstSeconds: 1_790_000_000, lastSeconds: 1_795_000_000 } },
    aTeam("Lens", 30, 27.26),
    aTeam("Metz", 20, 22.5),
  ],
  signature: "",
});

it("has goals and points beside the expected ones, and how far they are apart", () => {
  const text = textOf(draw(body));
  expect(text).toMatch(/ Lens 12 21:9 18,4:10,\d 30 27,3 \+2,7 /);
  expect(text).toMatch(/ Metz 12 21:9 18,4:10,\d 20 22,5 −2,5 /);
});

it("says how many matches it follows from, of how many, and since when", () => {
  expect(textOf(draw(body))).toMatch(/Matchs comptés\s: 100 sur 108, du 21\.09\.2026 au 18\.11\.2026/);
});

it("is masked where results are hidden, and nothing where no match has shots", () => {
  expect(draw(maskedBody)).toContain('data-block="expected_table"');
  expect(draw(maskedBody)).not.toContain("<table");
  expect(draw("0")).not.toContain("expected_table");
});
