import { expect, it } from "vitest";
import { overUnderSection } from "../../../../shared/wire/sections/over-under-section.ts";
import { toCountryId } from "../../../../shared/places/countries.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawInCompetition } from "./drawn-competition.fixture.tsx";
import { OverUnder } from "./over-under.tsx";

await loadAllTexts();

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
  const markup = drawInCompetition(<OverUnder feedName="to_1Stage00_11" body={body} />);
  expect(markup).toMatch(/<img[^>]*\/fr\.svg"[^>]*>(?:<[^>]*>)*France/);
  expect(markup.match(/class="crest/g)).toHaveLength(1);
});
