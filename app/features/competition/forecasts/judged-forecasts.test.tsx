import { expect, it } from "vitest";
import { forecastsSection } from "../../../../shared/wire/sections/forecasts-section.ts";
import { maskedBody } from "../../../feeds/masked-body.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { textOf } from "../../match/drawn-match.fixture.tsx";
import { drawInCompetition } from "../standings/drawn-competition.fixture.tsx";
import { JudgedForecasts } from "./judged-forecasts.tsx";

await loadAllTexts();

const bin = (count: number, expected: number, happened: number) => ({
  kind: "bin" as const,
  fields: { count, expected, happened },
});
const ofSeason = (season: string, changes: Record<string, number> = {}) => ({
  kind: "season" as const,
  fields: {
    season,
    matches: 117,
    brier: 0.601,
    ranked: 0.209,
    baseBrier: 0.655,
    baseRanked: 0.232,
    baseMargin: 0.03,
    ...changes,
  },
});
const order = { orderBrier: 0.598, orderRanked: 0.207, orderMargin: 0.02 };
const bodyOf = (rows: Parameters<typeof forecastsSection.encode>[0]["rows"]) =>
  forecastsSection.encode({ sportId: 0, rows, signature: "" });
const judged = {
  kind: "judged" as const,
  fields: {
    matches: 1415,
    unknown: 12,
    from: 1_660_000_000,
    to: 1_795_000_000,
    base: [440, 260, 300],
    teamIds: ["1Lens000"],
  },
};
const draw = (body: string) => drawInCompetition(<JudgedForecasts feedName="to_1Tourn00_1Stage00_17" body={body} />);

it("draws a dot and a row for each bin, and says in words how the forecasts came true", () => {
  const markup = draw(
    bodyOf([judged, bin(2000, 0.25, 500), bin(205, 0.65, 136), bin(7, 0.925, 6), bin(0, 0, 0), ofSeason("")]),
  );
  const text = textOf(markup);
  expect(markup.match(/<circle/g)).toHaveLength(3);
  expect(markup.match(/<circle[^>]*class="few"|class="few"[^>]*cx/g)).toHaveLength(1);
  expect(markup).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Courbe de fiabilité/);
  expect(text).toContain("Oui, au hasard près.");
  expect(text).toMatch(/Quand nous avons dit 65.%, c’est arrivé 66 fois sur cent \(prévisions.: 205\)/);
  expect(text).toMatch(/Trop peu pour juger.: moins de 30 prévisions dans 1 des dix tranches \(7 en tout\)/);
  expect(text).toMatch(/Matchs sans prévision.: 12\./);
  expect(text).toMatch(/1.415 matchs/);
});

it("says where a rival did better, and makes the best of a season bold", () => {
  const markup = draw(
    bodyOf([
      judged,
      bin(200, 0.25, 50),
      ofSeason("2026-27", order),
      ofSeason("", { ...order, orderBrier: 0.62, orderRanked: 0.22 }),
    ]),
  );
  const text = textOf(markup);
  expect(text).toMatch(
    /2026-27.: l’ordre du classement fait mieux que nous \(Brier 0,598 contre 0,601, matchs.: 117\)/,
  );
  expect(text).toContain("L’écart avec l’ordre peut venir du hasard.");
  expect(text).toContain("Sur l’ensemble, nous nous trompons moins que le taux et l’ordre.");
  expect(markup).toMatch(/<b>0,598<span class="sr-only">/);
  expect(markup).not.toMatch(/<b>0,655/);
});

it("calls a difference luck only where the measured one is smaller than its uncertainty", () => {
  const sure = { baseMargin: 0.001, orderBrier: 0.55, orderRanked: 0.19, orderMargin: 0.001 };
  const text = textOf(draw(bodyOf([judged, bin(200, 0.25, 50), ofSeason("2026-27", sure), ofSeason("", sure)])));
  expect(text).toMatch(/ensemble.: l’ordre du classement fait mieux que nous/);
  expect(text).not.toMatch(/peut venir du hasard/);
});

it("has no figure of the table's order where some matches have no table", () => {
  const text = textOf(draw(bodyOf([judged, bin(200, 0.25, 50), ofSeason("2026-27"), ofSeason("")])));
  expect(text).toMatch(/–.: une partie des matchs n’a pas de classement\./);
  expect(text).toContain("nous nous trompons moins que le taux.");
});

it("has no figures where results are hidden, nor where there are none", () => {
  expect(textOf(draw(maskedBody))).not.toMatch(/\d %/);
  expect(draw(maskedBody)).toContain('data-block="forecasts"');
  expect(draw("0")).not.toContain('<svg class="reliability"');
});
