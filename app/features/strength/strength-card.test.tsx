import { beforeAll, expect, it } from "vitest";
import type { ShownStrength } from "../../../shared/wire/sections/strength-section.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { renderStatic } from "../../ui/render-static.ts";
import { textOf } from "../match/drawn-match.fixture.tsx";
import { StrengthCard } from "./strength-card.tsx";

beforeAll(loadAllTexts);

const day = 86_400;
const start = Date.UTC(2026, 7, 1) / 1000;
const strength: ShownStrength = {
  value: 1742,
  points: [1500, 1612, 1588, 1742].map((value, at) => ({ atSeconds: start + at * 10 * day, value })),
  games: 61,
  rank: 12,
  ranked: 240,
  league: { name: "Ligue 1", rank: 5, sides: 18 },
  countryId: "77",
  sinceSeconds: start,
  forecasts: 57_789,
  ours: 0.573,
  base: 0.632,
};
const draw = (changes: Partial<ShownStrength> = {}) =>
  renderStatic(
    <StrengthCard
      strength={{ ...strength, ...changes }}
      rankingPath="/football/puissance"
      lang="fr"
      t={siteTexts("fr")}
    />,
  );

it("says how strong a side is, since when, and where it stands in its league and among all whom games compare", () => {
  const text = textOf(draw()).replaceAll(/\s/g, " ");
  expect(text).toContain("1 742");
  expect(text).toContain("61 matchs comptés depuis le 01.08.2026.");
  expect(text).toContain("Ligue 1 5e sur 18");
  expect(text).toContain("comparables 12e sur 240");
  expect(text).toContain("57 789 matchs, erreur moyenne (score de Brier) de 0,573, contre 0,632");
  expect(draw()).toContain('href="/football/puissance"');
});

it("draws its course as a picture with a label, and writes every point of it in a table, the latest first", () => {
  const markup = draw();
  expect(markup).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Force du 01.08.2026 au 31.08.2026[^"]*1.742 points/);
  expect(/points="([^"]*)"/.exec(markup)?.[1]?.split(" ")).toHaveLength(4);
  const rows = [...markup.matchAll(/<th scope="row">([^<]*)<\/th><td>([^<]*)<\/td>/g)];
  expect(rows.map(([, date, points]) => [date, points?.replace(/\s/, " ")])).toEqual([
    ["31.08.2026", "1 742"],
    ["21.08.2026", "1 588"],
    ["11.08.2026", "1 612"],
    ["01.08.2026", "1 500"],
  ]);
});

it("keeps the line between the lowest and the highest line of its scale", () => {
  for (const values of [
    [1500, 1500],
    [1499, 1742],
    [900, 2400],
    [1723, 1731],
  ]) {
    const markup = draw({ points: values.map((value, at) => ({ atSeconds: start + at * day, value })) });
    const lines = [...markup.matchAll(/<line [^>]*y1="([\d.]+)"/g)].map(([, y]) => Number(y));
    const heights = (/points="([^"]*)"/.exec(markup)?.[1] ?? "").split(" ").map((point) => Number(point.split(",")[1]));
    expect(lines.length).toBeLessThanOrEqual(5);
    for (const height of heights) {
      expect(height).toBeGreaterThanOrEqual(Math.min(...lines) - 0.1);
      expect(height).toBeLessThanOrEqual(Math.max(...lines) + 0.1);
    }
  }
});

it("has no place twice where the league is all that games compare with a side, and no curve of one point", () => {
  expect(textOf(draw({ ranked: 18, rank: 5 }))).not.toContain("comparables");
  expect(draw({ points: strength.points.slice(0, 1) })).not.toContain("<svg");
  expect(textOf(draw({ league: null }))).not.toContain("Ligue 1");
});
