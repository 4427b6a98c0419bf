import { describe, expect, it } from "vitest";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawMatch, textOf } from "../drawn-match.fixture.tsx";
import { Commentary } from "./route.tsx";

await loadAllTexts();

describe("the commentary", () => {
  const line = (minute: string, type: string, text: string, over = "") =>
    `MB÷${minute}¬MK÷${minute}¬MC÷${type}¬MD÷${text}¬${over}~`;

  it("runs from the latest line to the first, marks what is important, and can leave out the rest", () => {
    const body = line("41'", "goal", "But !", "MF÷1¬") + line("40'", "play", "Corner.") + line("", "time", "Départ.");
    const markup = drawMatch(<Commentary body={body} />);
    expect(textOf(markup)).toBe("Lignes Tout Temps forts 41' Temps fort But ! 40' Corner. Départ.");
    expect([...markup.matchAll(/<li class="([^"]+)"/g)].map(([, look]) => look)).toEqual([
      "important",
      "not-in-2",
      "not-in-2",
    ]);
    expect(markup.match(/type="radio"/g)).toHaveLength(2);
    expect(markup).toContain("#ball");
  });

  it("has nothing to choose where all lines weigh the same, and says when it has none", () => {
    expect(drawMatch(<Commentary body={line("1'", "play", "Corner.")} />)).not.toContain('type="radio"');
    expect(drawMatch(<Commentary body="" />)).toContain("Pas de commentaires");
  });
});
