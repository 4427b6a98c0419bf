import { beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../scripts/stack.ts";
import { sportIds } from "../../shared/sports/sport-ids.ts";
import type { StrengthGroup } from "../../shared/wire/sections/read-ranking.ts";
import { readStrength } from "../../shared/wire/sections/strength-section.ts";
import { getFeed, getPage } from "../support/requests.ts";
import { sharedTestStack } from "../support/stack.ts";
import { waitForStrengths } from "../support/wait-for-strengths.ts";

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
  const grouped = (points: string) => points.replace(/(?<=\d)(?=\d{3}$)/, " ");

  it("rank the teams of a sport in groups that games compare, and those of a country, each with its points", async () => {
    const text = textOf(await open(hockey));
    expect(groups.length).toBeGreaterThan(2);
    for (const { name, rows } of groups) {
      expect(text).toContain(name);
      const points = rows.map((row) => Number(row.points));
      expect(points).toEqual(points.toSorted((a, b) => b - a));
      expect(text).toContain(`${rows[0]?.name ?? ""}`);
      expect(text).toContain(grouped(rows[0]?.points ?? ""));
    }
    expect(text).toMatch(/Résultats comptés du \d\d\.\d\d\.\d{4} au/);
    expect(text).toContain("score de Brier");
    const ofFrance = textOf(await open("/hockey/france/puissance"));
    expect(ofFrance).toContain(team.name);
    expect(ofFrance).not.toContain(groups[1]?.rows[0]?.name ?? "");
    expect(await open("/hockey/france/")).toContain('href="/hockey/france/puissance"');
  });

  it("stand on the page of a team with their course as a picture and a table, and their place", async () => {
    const html = await open(team.path);
    const [, card = ""] = /data-block="strength"(.*?)<\/section>\s*<\/div>/s.exec(html) ?? [];
    const text = textOf(`id="main"${card}</main>`);
    const strength = readStrength(await (await getFeed(stack, `pm_4_${team.id}`)).text());
    expect(strength?.league?.rank).toBe(1);
    expect(strength?.points.length).toBeGreaterThan(20);
    expect(text).toContain(grouped(String(strength?.value)));
    expect(text).toContain("Ligue Magnus 1er sur 12");
    expect(card).toMatch(/<svg[^>]*role="img"/);
    expect(card.match(/<th scope="row">/g)).toHaveLength(strength?.points.length ?? 0);
    expect(card).toContain(`href="${hockey}"`);
  });

  it("are in no document of a visitor who hides results, of one of the sport's games or of all", async () => {
    const points = grouped(team.points);
    const opponent = groups[0]?.rows.at(-1)?.id ?? "";
    const veils = ["hidden", `some!t.${opponent}`, `some!g.4Hidden0.4Stage000.${team.id}.${opponent}`];
    for (const veil of veils) {
      const [ranking, page] = [await open(hockey, veil), await open(team.path, veil)];
      expect([veil, textOf(ranking).includes(points), page.includes('class="value-line"')]).toEqual([
        veil,
        false,
        false,
      ]);
      expect(textOf(ranking)).toContain("que vous masquez");
      expect(/data-block="strength".*?<\/section>/s.exec(page)?.[0]).toContain("Statistiques masquées");
    }
    const ofTennis = "some!t.2Tennis00";
    expect(textOf(await open(hockey, ofTennis))).toContain(points);
    expect(await open(team.path, ofTennis)).toContain('class="value-line"');
  });

  it("have no page in a sport without duels, and none behind the last", async () => {
    for (const path of ["/cyclisme/puissance", `${hockey}?page=99`, "/hockey/nulle-part/puissance"])
      expect([path, (await getPage(stack, path)).status]).toEqual([path, 404]);
    const moved = await fetch(new URL("/Hockey/Puissance/", stack.url), { redirect: "manual" });
    expect([moved.status, moved.headers.get("location")]).toEqual([301, hockey]);
  });
});
