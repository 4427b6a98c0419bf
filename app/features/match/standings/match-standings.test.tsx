import { describe, expect, it } from "vitest";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawMatch, textOf } from "../drawn-match.fixture.tsx";
import { Standings } from "./match-standings.tsx";

await loadAllTexts();

describe("the standings", () => {
  const row = (rank: number, id: string, over = "") =>
    `TR÷${rank}¬TU÷${rank === 1 ? "q1" : ""}¬TN÷Team ${id}¬TI÷${id}¬TM÷5¬TW÷3¬TDR÷1¬TL÷1¬TPF÷4¬TG÷8:4¬${over}TP÷10¬~`;
  const form = (letter: string, result: string, id: string) =>
    `LMS÷${letter}¬LMU÷${result}¬LME÷${id}¬LMT÷2:1 (X - Y)¬~`;
  const body =
    `TA÷Ligue 1¬TT÷Général¬~TB÷¬TC÷#|Équipe|MJ|V|N|D|B|Diff|Pts¬~${row(1, "X")}${form("?", "upcoming", "e0")}` +
    `${form("VP", "wo", "e2")}${form("D", "l", "e1")}${row(2, "A", "TRC÷1¬TRE÷live0001¬TRS÷2:1¬")}${row(3, "H")}TV÷q1|Ligue des champions|004682¬~`;
  const others = { home: body, away: "0" };

  it("light both sides of the match, and show zones with their legend, form, and the games that run", () => {
    const markup = drawMatch(<Standings body={body} {...others} />);
    const [overall = ""] = markup.split('class="card league-table"').slice(1);
    expect(textOf(overall.slice(1))).toMatch(
      /^# Équipe MJ V N D B Diff Pts Forme 1 , Ligue des champions Team X 5 3 1 1 8:4 \+4 10 Défaite · [^·]* D Victoire après prolongation ou tirs au but · [^·]* Vp 2 Team A 1 place gagnée 1 2 – 1 5 /,
    );
    expect([...overall.matchAll(/<tr class="of-match">.*?<bdi[^>]*>([^<]+)/g)].map(([, team]) => team)).toEqual([
      "Team A",
      "Team H",
    ]);
    expect(overall).toContain('href="/match/live0001"');
    expect(markup.match(/type="radio"/g)).toHaveLength(3);
    // A person is at home nowhere, nor is a team that plays online.
    for (const sportId of [sportIds.darts, sportIds.esports])
      expect(drawMatch(<Standings body={body} {...others} />, { sportId })).not.toContain("radio");
    expect(overall).toContain('fill="#004682"');
    expect(textOf(markup)).toContain("Ligue des champions Classement en direct");
    expect(markup.match(/type="radio"/g)).toHaveLength(3);
  });

  it("give a side of cricket no score before it bats", () => {
    const chip = (score: string, sportId: number) =>
      /live0001"[^>]*>([^<]*)/.exec(
        drawMatch(<Standings body={body.replace("TRS÷2:1", `TRS÷${score}`)} {...others} />, { sportId }),
      )?.[1];
    const { cricket, handball } = sportIds;
    expect([chip("157:0", cricket), chip("0:143", cricket), chip("120:7", cricket)]).toEqual([
      "157 – ",
      " – 143",
      "120 – 7",
    ]);
    expect(chip("3:0", handball)).toBe("3 – 0");
  });

  it("have the flag of a country's side beside its name", () => {
    const markup = drawMatch(<Standings body={body.replace("TI÷A¬", "TI÷A¬TTN÷148¬")} {...others} />);
    expect(markup).toMatch(/<span class="team"><img [^>]*\/fr\.svg"[^>]*\/>.{0,80}Team A/);
    expect(markup.match(/<span class="team"><img/g)).toHaveLength(1);
  });

  it("say which of them are missing", () => {
    expect(textOf(drawMatch(<Standings body={body} {...others} />))).toContain("Pas de classement");
    const markup = drawMatch(<Standings body="" {...others} />);
    expect(textOf(markup)).toContain("Pas de classement");
    expect(markup).not.toContain("<table");
  });
});
