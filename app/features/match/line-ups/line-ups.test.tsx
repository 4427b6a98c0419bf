import { describe, expect, it } from "vitest";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawMatch, goals, textOf } from "../drawn-match.fixture.tsx";
import { LineUps } from "./line-ups.tsx";
import { actionsOf } from "./player-actions.ts";

await loadAllTexts();

describe("line-ups", () => {
  const player = (index: number, over = "", before = "") =>
    `${before}LH÷${index}¬LP÷p${index}¬LI÷Name${index} N.¬LN÷Name${index} N.¬LJ÷${index + 1}¬${over}~`;
  const eleven = (formation: string) =>
    [...Array(11).keys()]
      .map((index) =>
        index === 0
          ? player(0, "LR÷(G)(C)¬", `LD÷${formation}¬`)
          : player(index, index === 1 ? "LPR÷8.0¬" : "LPR÷7.4¬"),
      )
      .join("");
  const body = (formation: string) => `LA÷F¬LB÷S¬LC÷1¬~${eleven(formation)}LC÷2¬~${eleven("4-4-2")}`;
  const summary = goals.replaceAll("IM÷p1¬", "IM÷p9¬");

  it("stand on a pitch in the lines of the formation, with what each player did", () => {
    const markup = drawMatch(<LineUps body={body("1-4-3-3")} summary={summary} />);
    const [home = ""] = markup.split('<ol class="half of-away">');
    const lines = home.slice(home.indexOf('<ol class="half')).split("<ul>").slice(1);
    expect(lines.map((line) => line.match(/on-pitch/g)?.length)).toEqual([1, 4, 3, 3]);
    expect(textOf(markup)).toMatch(/10 note 7,4 7,4 1 but/);
    expect(textOf(markup)).toContain("4-3-3");
    expect(textOf(markup)).toMatch(/1 Name0 \(C\) 2 note 8,0/);
    expect(markup).toMatch(/class="rating high" title="note 8,0".*class="rating good" title="note 7,4"/);
  });

  it("[C1.08] are lists where no formation places all who start", () => {
    const markup = drawMatch(<LineUps body={body("4-3-2")} summary={null} />);
    expect(markup).not.toContain("on-pitch");
    expect(textOf(markup)).toMatch(/^Titulaires Lens 1 Name0 N\./);
    expect(drawMatch(<LineUps body="" summary={null} />)).toContain("Pas encore de compositions");
  });

  it("[C1.08] stand on a field of the sport where their parts say where, as a list in the source's order", () => {
    const five = (side: string) =>
      ["PG", "SG", "SF", "PF", "C"].map((part, at) => player(at, `LS÷${part}¬TLS÷${part}¬`).replaceAll("Name", side));
    const drawn = drawMatch(
      <LineUps body={`LA÷F¬LB÷S¬LC÷1¬~${five("Un").join("")}LC÷2¬~${five("Deux").join("")}`} summary={null} />,
      { sportId: 3 },
    );
    const [list = ""] = /<ol>.*?<\/ol>/.exec(drawn) ?? [];
    expect(list.match(/on-pitch c\d r\d/g)).toEqual(
      ["c5 r3", "c9 r2", "c1 r2", "c3 r1", "c7 r1"].map((place) => `on-pitch ${place}`),
    );
    expect(textOf(drawn)).toMatch(/^Lens 1 Un0 PG 2 Un1 SG .* Lyon 1 Deux0 PG/);
    expect(textOf(drawn)).not.toContain("Titulaires");
  });

  it("are numbered in the order of batting, in baseball without the pitcher for whom another bats", () => {
    const nine = ["P", "C", "DH"].map((part, at) => player(at, `LS÷${part}¬TLS÷${part}¬`)).join("");
    const drawn = drawMatch(<LineUps body={`LA÷F¬LB÷S¬LC÷1¬~${nine}`} summary={null} />, { sportId: 6 });
    expect(drawn).toMatch(/<h2>Ordre de batte<\/h2>.*<ol class="member-list"/);
    expect(textOf(drawn.slice(drawn.indexOf("Ordre de batte")))).toMatch(/^Ordre de batte Lens 2 Name1 .* 3 Name2 /);
  });

  it("count a player's goals, and not the kicks of a shoot-out", () => {
    const actions = actionsOf(
      `${goals}AC÷Tirs au but¬~III÷s¬IA÷1¬IE÷10¬IM÷p2¬IF÷Šulc P.¬~III÷y¬IB÷9'¬IE÷1¬IM÷p2¬IE÷2¬IM÷p2¬~`,
    );
    expect(actions.get("p2")).toEqual({ goals: 1, ownGoals: 0, card: "secondYellowCard" });
  });
});
