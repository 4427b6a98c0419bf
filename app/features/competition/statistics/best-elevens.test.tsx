import { expect, it } from "vitest";
import { bestElevenSection } from "../../../../shared/wire/sections/best-eleven-section.ts";
import { maskedBody } from "../../../feeds/masked-body.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { textOf } from "../../match/drawn-match.fixture.tsx";
import { drawInCompetition } from "../standings/drawn-competition.fixture.tsx";
import { BestElevens } from "./best-elevens.tsx";

await loadAllTexts();

const draw = (body: string) => drawInCompetition(<BestElevens feedName="to_1Tourn00_1Stage00_22" body={body} />);
const aPlayer = (name: string, position: string, rating: number) => ({
  kind: "player" as const,
  fields: {
    name,
    path: `/${name}`,
    team: "Lens",
    position,
    positionLabel: position === "forward" ? "Attaquant" : "Gardien",
    rating,
    eventId: "1Event00",
    home: "Lens",
    away: "Metz",
    score: "2:1",
  },
});
const body = bestElevenSection.encode({
  sportId: 0,
  rows: [
    { kind: "season", fields: { teamIds: ["1Lens000"] } },
    { kind: "round", fields: { round: "Journée 5", formation: "4-3-3", matches: 9 } },
    aPlayer("Ada", "goalkeeper", 8.1),
    aPlayer("Bea", "forward", 9),
    aPlayer("Cid", "forward", 8.5),
    { kind: "round", fields: { round: "Journée 4", formation: "4-4-2", matches: 1 } },
    aPlayer("Dan", "goalkeeper", 7),
  ],
  signature: "",
});

it("lists the players of each position under its name, with the mark and a link to the match", () => {
  const markup = draw(body);
  const [first = "", second = ""] = markup.split("<details").slice(1);
  expect(textOf(first)).toMatch(
    /Journée 5 Matchs notés\s: 9 4-3-3 Gardien .*8,1.* Ada Lens Lens 2–1 Metz Attaquant .*9,0.* Bea .* Cid /,
  );
  expect(first).toContain('href="/match/1Event00');
  expect(textOf(second)).toMatch(/Journée 4 Matchs notés\s: 1 4-4-2/);
  expect(markup.match(/<details[^>]*open=""/g)).toHaveLength(1);
});

it("is masked where results are hidden, and nothing where nobody is rated", () => {
  expect(draw(maskedBody)).toContain('data-block="best_eleven"');
  expect(draw(maskedBody)).not.toContain("<details");
  expect(draw("0")).not.toContain("best_eleven");
});
