import { describe, expect, it } from "vitest";
import { sportIds } from "../../../../shared/sports/sport-ids.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawMatch, textOf } from "../drawn-match.fixture.tsx";
import { HeadToHead } from "./head-to-head.tsx";

await loadAllTexts();

describe("past matches", () => {
  const row = (id: string, home: string, away: string, score: readonly [number, number], result: string) =>
    `KC÷1755370800¬KP÷${id}¬KF÷Ligue 1¬KI÷L1¬KJ÷${home}¬KK÷${away}¬FH÷${home}¬FK÷${away}¬UQ÷${home.charAt(0)}¬UO÷${away.charAt(0)}¬KU÷${score[0]}¬KT÷${score[1]}¬WIS÷${result}¬~`;

  it("stand between both first, then each side's with its form, the latest last", () => {
    const body =
      `KA÷Général¬~KB÷Derniers matchs: H¬~${row("e1", "H", "X", [2, 1], "w")}${row("e2", "Y", "H", [1, 1], "d")}` +
      `KB÷Confrontations¬~${row("e3", "A", "H", [0, 3], "w")}`;
    const markup = drawMatch(<HeadToHead body={body} />, { event: { homeName: "H", awayName: "A" } });
    const text = textOf(markup);
    expect(text).toMatch(/^Confrontations directes H 1 · 0 nul · A 0 /);
    for (const sportId of [sportIds.tennis, sportIds.hockey]) {
      const withoutDraws = drawMatch(<HeadToHead body={body} />, { event: { homeName: "H", awayName: "A" }, sportId });
      expect(textOf(withoutDraws)).toMatch(/^Confrontations directes H 1 · A 0 /);
    }
    expect(text).toMatch(/Derniers matchs : H Nul N Victoire V /);
    expect(markup).toContain('href="/match/e1"');
    expect(markup).toMatch(/<span class="won"><bdi[^>]*>H<\/bdi><\/span><span><bdi[^>]*>X<\/bdi>/);
    // A single filter is no choice.
    expect(markup).not.toContain('type="radio"');
  });

  it("have no dashes where a bout was won without a score", () => {
    const bout = "KC÷1755370800¬KP÷e1¬KF÷UFC¬KI÷U¬KJ÷*H¬KK÷X¬FH÷H¬FK÷X¬WIS÷w¬~";
    const markup = drawMatch(<HeadToHead body={`KA÷Général¬~KB÷Derniers matchs: H¬~${bout}`} />, {
      event: { homeName: "H", awayName: "A" },
      sportId: sportIds.mma,
    });
    expect(markup).toContain('<span class="won"><bdi translate="no">H</bdi>');
    expect(textOf(markup)).not.toContain("–");
  });

  it("say that there are none", () => {
    expect(drawMatch(<HeadToHead body="" />)).toContain("Aucun match passé connu");
  });
});
