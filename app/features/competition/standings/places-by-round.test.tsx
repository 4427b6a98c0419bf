import { expect, it } from "vitest";
import { placesSection } from "../../../../shared/wire/sections/places-section.ts";
import { maskedBody } from "../../../feeds/masked-body.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawInCompetition } from "./drawn-competition.fixture.tsx";
import { PlacesByRound } from "./places-by-round.tsx";

await loadAllTexts();

const names = ["Brest", "Caen", "Dijon", "Lens", "Lille", "Lyon", "Metz", "Nice"];
const draw = (body: string) => drawInCompetition(<PlacesByRound feedName="to_1Tourn00_1Stage00_16" body={body} />);
/** Everybody has its own place after rounds 3 and 5, but Brest and Caen changed theirs. */
const bodyOf = (isOpen: boolean) =>
  placesSection.encode({
    sportId: 0,
    rows: [
      { kind: "rounds", fields: { numbers: [3, 5], ...(isOpen ? { isOpen: 1 } : {}) } },
      ...names.map((team, at) => ({
        kind: "team" as const,
        fields: { team, teamId: team, path: "", places: [[2, 1][at] ?? at + 1, at + 1] },
      })),
    ],
    signature: "",
  });

it("draws a line for each team through its places, the first one on top", () => {
  const markup = draw(bodyOf(false));
  expect([...markup.matchAll(/<polyline points="([^"]*)"/g)].map(([, points]) => points).slice(0, 3)).toEqual([
    "0,1.5 1,0.5",
    "0,0.5 1,1.5",
    "0,2.5 1,2.5",
  ]);
  expect(markup).toMatch(
    /<section[^>]* aria-label="[^"]*de la 3 à la 5".*<svg[^>]* role="img" aria-label="Place par journée"/s,
  );
  expect(markup).toMatch(/y="6.25%"[^>]*>1<.*y="93.75%"[^>]*>8</s);
  expect(markup).toMatch(/x="0.00%"[^>]*>3<.*x="100.00%"[^>]*>5</s);
});

it("has the ends of the table strong, and a choice of any other team, at first of the leader", () => {
  const items = draw(bodyOf(false)).split("<li").slice(1);
  expect(items.map((item) => item.includes('class="strong"'))).toEqual([
    true,
    true,
    true,
    false,
    false,
    true,
    true,
    true,
  ]);
  expect(items.map((item) => /type="radio"[^>]* checked=""/.test(item))).toEqual(names.map((_, at) => at === 0));
});

it("has the same places as a table, with each team's name and a column for each round", () => {
  const [, table = ""] = /<table>(.*)<\/table>/s.exec(draw(bodyOf(false))) ?? [];
  const rows = table.split("<tr>").slice(1);
  const cells = (row = "") => [...row.matchAll(/<t[hd][^>]*>(?:<bdi[^>]*>)?([^<]*)/g)].map(([, text]) => text);
  expect(rows.slice(0, 3).map(cells)).toEqual([
    ["Équipe", "3", "5"],
    ["Brest", "2", "1"],
    ["Caen", "1", "2"],
  ]);
});

it("says of a last round that is not over that it is being played", () => {
  expect([draw(bodyOf(true)), draw(bodyOf(false))].map((markup) => markup.includes("Journée 5 en cours"))).toEqual([
    true,
    false,
  ]);
});

it("is masked where results are hidden, and nothing where a season has no places", () => {
  const masked = draw(maskedBody);
  expect(masked).toContain('data-block="places_by_round"');
  expect(masked).not.toMatch(/<polyline|<table/);
  expect(draw("0")).not.toContain("places_by_round");
});
