import { expect, it } from "vitest";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawMatch, textOf } from "../drawn-match.fixture.tsx";
import { MatchDraw } from "./route.tsx";

await loadAllTexts();

const slot = (id: string, name: string) => `TS÷DRP¬PT÷PI¬PV÷${id}¬PT÷PN¬PV÷${name}¬TE÷DRP¬`;
const tie = (inside: string) => `TS÷DRT¬${inside}TE÷DRT¬`;
const game = (id: string) => `TS÷DRG¬PT÷GI¬PV÷${id}¬PT÷GT¬PV÷1760000000¬PT÷GA¬PV÷1¬TE÷DRG¬`;
const body =
  `TS÷DRR¬PT÷RK¬PV÷1/2¬PT÷RN¬PV÷Demi-finales¬` +
  tie(slot("H", "Lens") + slot("A", "Lyon") + game("1Event00")) +
  tie(slot("B", "Brest") + slot("C", "Caen") + game("1Event09")) +
  `TE÷DRR¬TS÷DRR¬PT÷RK¬PV÷final¬PT÷RN¬PV÷Finale¬${tie("TS÷DRP¬TE÷DRP¬TS÷DRP¬TE÷DRP¬")}TE÷DRR¬~`;

it("[C2.08] shows the draw with the tie and the round of the match lit", () => {
  const markup = drawMatch(<MatchDraw body={body} />);
  expect(markup.match(/class="tie lit"/g)).toHaveLength(1);
  expect(/<a class="tie lit" aria-current="true" href="([^"]*)"/.exec(markup)?.[1]).toBe("/match/1Event00");
  expect(markup).toContain('<a href="#round-1-2" class="lit">Demi-finales</a>');
  // Rounds are headings below the draw's own.
  expect(markup.indexOf("<h2")).toBeGreaterThan(-1);
  expect(markup.indexOf("<h2")).toBeLessThan(markup.indexOf("<h3"));
});

it("has the flag of a person in the place of a club's crest", () => {
  const ofPerson = body.replace("PV÷Lens¬", "PV÷Lens¬PT÷PC¬PV÷76¬");
  const markup = drawMatch(<MatchDraw body={ofPerson} />);
  expect(markup.match(/<img [^>]*src="\/flags\//g)).toHaveLength(1);
  expect(markup.match(/class="crest h/g)).toHaveLength(3);
});

it("says no day of a tie that was decided without being played", () => {
  expect(textOf(drawMatch(<MatchDraw body={body} />))).toMatch(/09\.10\. Lens Lyon/);
  const decided = body.replace("TS÷DRT¬TS÷DRP¬PT÷PI¬PV÷H¬", "TS÷DRT¬PT÷DW¬PV÷2¬TS÷DRP¬PT÷PI¬PV÷H¬");
  expect(textOf(drawMatch(<MatchDraw body={decided} />))).not.toMatch(/09\.10\. Lens/);
});

it("says when there will be one", () => {
  expect(textOf(drawMatch(<MatchDraw body="" />))).toMatch(/n’est pas encore connu .*tirées ou qualifiées/);
});
