import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import type { StrengthGroup } from "../../shared/wire/sections/read-ranking.ts";
import { readStrength } from "../../shared/wire/sections/strength-section.ts";
import { getFeed, getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";
import { patience, waitForStrengths } from "../support/wait-for-strengths.ts";

const hockey = "/hockey/puissance";

describe("strengths", () => {
  let stack: Stack;
  let groups: readonly StrengthGroup[];
  /** The strongest team of Ligue Magnus. */
  let team: StrengthGroup["rows"][number];
  beforeAll(async () => {
    stack = await sharedTestStack();
    ({ groups } = await waitForStrengths(stack, sportIds.hockey));
    const first = groups[0]?.rows[0];
    if (first === undefined) throw new Error("nobody is ranked");
    team = first;
  }, 300_000);

  const open = async (path: string, veil = "") =>
    (await getPage(stack, path, { headers: { cookie: veil === "" ? "" : `veil=${veil}` } })).text();
  /** A page's text, with the spaces of numbers alike. */
  const textOf = (html: string) =>
    html
      .slice(html.indexOf('id="main"'), html.indexOf("</main>"))
      .replaceAll(/<script[^>]*>.*?<\/script>/gs, "")
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ");
  const pointsIn = (html: string) =>
    [...html.matchAll(/<td[^>]*>((?:[12]\s)?\d{3})<\/td>/g)].map(([, text = ""]) => Number(text.replaceAll(/\s/g, "")));
  const cardIn = (html: string) => /<section[^>]*data-block="strength".*?<div class="cards">/s.exec(html)?.[0] ?? null;
  /** The team's card; a page that was kept from before its strength was known is made anew once it was asked for. */
  const openCard = (veil = "") => vi.waitUntil(async () => cardIn(await open(team.path, veil)), patience);

  it("rank the teams of a sport in groups that games compare, and those of a country, each with its points", async () => {
    const html = await open(hockey);
    const text = textOf(html);
    expect(groups.length).toBeGreaterThan(2);
    const parts = html.split('<div class="part-head">').slice(1);
    expect(parts).toHaveLength(groups.length);
    parts.forEach((part, index) => {
      const { name = "", rows = [] } = groups[index] ?? {};
      expect(part).toContain(`<h2>${name}</h2>`);
      const shown = pointsIn(part);
      expect(shown).toHaveLength(rows.length);
      for (const row of rows) expect(part).toContain(row.name);
      expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    });
    expect(text).toMatch(/Résultats comptés du \d\d\.\d\d\.\d{4} au/);
    expect(text).toContain("score de Brier");
    const ofFrance = textOf(await open("/hockey/france/puissance"));
    expect(ofFrance).toContain(team.name);
    expect(ofFrance).not.toContain(groups[1]?.rows[0]?.name ?? "");
    expect(await open("/hockey/france/")).toContain('href="/hockey/france/puissance"');
  });

  it("stand on the page of a team with their course as a picture and a table, and their place", async () => {
    const card = await openCard();
    const text = textOf(`id="main"${card}</main>`);
    const strength = readStrength(await (await getFeed(stack, `pm_4_${team.id}`)).text());
    expect(strength?.points.length).toBeGreaterThan(20);
    // A side that plays has the value of its last point.
    const [, value = "none"] = /<p class="strength-value"><b>([^<]+)<\/b>/.exec(card) ?? [];
    expect(card.match(/<td>([^<]+)<\/td>/)?.[1]).toBe(value);
    expect(text).toMatch(/Ligue Magnus \d+er? sur 12/);
    expect(card).toMatch(/<svg[^>]*role="img"/);
    expect(card.match(/<th scope="row">/g)?.length).toBeGreaterThan(20);
    expect(card).toContain(`href="${hockey}"`);
  });

  it("are in no document of a visitor who hides results, of one of the sport's games or of all", async () => {
    const opponent = groups[0]?.rows.at(-1)?.id ?? "";
    const veils = ["hidden", `some!t.${opponent}`, `some!g.4Hidden0.4Stage000.${team.id}.${opponent}`];
    for (const veil of veils) {
      const ranking = await open(hockey, veil);
      expect([veil, pointsIn(ranking)]).toEqual([veil, []]);
      expect(textOf(ranking)).toContain("que vous masquez");
      const card = await openCard(veil);
      expect(card).not.toContain('class="value-line"');
      expect(card).toContain("Statistiques masquées");
    }
    const ofTennis = "some!t.2Tennis00";
    expect(pointsIn(await open(hockey, ofTennis)).length).toBeGreaterThan(20);
    expect(await openCard(ofTennis)).toContain('class="value-line"');
  });

  it("have no page in a sport without duels, and none behind the last", async () => {
    for (const path of ["/cyclisme/puissance", `${hockey}?page=99`, "/hockey/nulle-part/puissance"])
      expect([path, (await getPage(stack, path)).status]).toEqual([path, 404]);
    const moved = await fetch(new URL("/Hockey/Puissance/", stack.url), { redirect: "manual" });
    expect([moved.status, moved.headers.get("location")]).toEqual([301, hockey]);
  });
});
