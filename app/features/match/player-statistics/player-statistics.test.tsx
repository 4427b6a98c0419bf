import { describe, expect, it } from "vitest";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawMatch, textOf } from "../drawn-match.fixture.tsx";
import { PlayerStatistics, sortPlayers, toNextOrder } from "./player-statistics.tsx";

await loadAllTexts();

describe("the statistics of players", () => {
  const row = (path: string, name: string, team: string, values: string) =>
    `PJ÷${name}¬PK÷${path}¬PN÷${team}¬PC÷${values}¬~`;
  const home = row("/a", "Abc A.", "LEN", "7.4|28:38");
  const away = row("/b", "Def B.", "LYO", "-|9:05");
  const body =
    `PA÷Tous¬~TT÷¬~PF÷Player¬PG÷Joueur¬~PF÷RTG¬PG÷Note¬~PF÷MIN¬PG÷Minutes¬~${home}${away}` +
    `PA÷Lens¬~${home}PA÷Lyon¬~${away}`;

  it("stand in one table under words of the visitor's language, with a filter for each side", () => {
    const markup = drawMatch(<PlayerStatistics body={body} />);
    expect(textOf(markup)).toBe("Équipe Tous Lens Lyon Joueur Note Minutes Abc A. LEN 7,4 28:38 Def B. LYO – 9:05");
    expect([...markup.matchAll(/<tr class="([^"]+)"/g)].map(([, look]) => look)).toEqual(["not-in-3", "not-in-2"]);
    // The table has its first order.
    expect(markup).not.toContain("aria-sort");
    expect(drawMatch(<PlayerStatistics body="" />)).toContain("Pas de statistiques de joueurs");
  });

  it("begin with who did most of what the first column counts", () => {
    const best = row("/c", "Ghi C.", "LYO", "8.1|90:00");
    const text = textOf(drawMatch(<PlayerStatistics body={body.replaceAll(away, away + best)} />));
    expect(text).toMatch(/Ghi C\. LYO 8,1 .* Abc A\. LEN 7,4 .* Def B\. LYO –/);
  });

  const players = ["9:05", null, "28:38", "9:05"].map((value, index) => ({
    path: String(index),
    name: ["Émile", "Zoé", "Anna", "Eva"][index] ?? "",
    team: "",
    teamIndex: 0,
    values: [value],
  }));
  it.each([
    [null, [0, 1, 2, 3]],
    [{ column: 0, direction: "descending" }, [2, 0, 3, 1]],
    [{ column: 0, direction: "ascending" }, [0, 3, 2, 1]],
    [{ column: null, direction: "ascending" }, [2, 0, 3, 1]],
  ] as const)("are put in order (%o), who has no figure last", (order, expected) => {
    expect(sortPlayers(players, order, "fr").map(({ path }) => Number(path))).toEqual(expected);
  });

  it("begin with the highest figure or the first name, and turn around at the next press", () => {
    const byFigure = toNextOrder(null, 2);
    expect(byFigure).toEqual({ column: 2, direction: "descending" });
    expect(toNextOrder(byFigure, 2).direction).toBe("ascending");
    expect(toNextOrder(toNextOrder(byFigure, 2), 2)).toEqual(byFigure);
    expect(toNextOrder(byFigure, null)).toEqual({ column: null, direction: "ascending" });
  });
});
