import { expect, it } from "vitest";
import { textsIn } from "../texts/texts-in.ts";
import { rulesForCompetition } from "./rules-for-competition.ts";
import { describeTieBreak } from "./tie-break.ts";

const say = (competition: string, sportId = 1) =>
  describeTieBreak(rulesForCompetition(sportId, competition), textsIn("fr").tables.tieBreak);

it("says a competition's own rules in their order", () => {
  expect(say("FR/ligue-1")).toBe(
    "En cas d’égalité (points), on compare dans l’ordre : différence ; confrontations directes (points, différence, attaque, attaque à l’extérieur) ; attaque ; attaque à l’extérieur.",
  );
  expect(say("ENG/premier-league")).not.toBe(say("FR/ligue-1"));
});

it("says what ranks first where that is not points, and nothing where nothing follows", () => {
  expect(say("US/nba", 3)).toMatch(/^En cas d’égalité \(part de victoires\)/);
  const points = { win: 3, draw: 1, loss: 0 };
  expect(describeTieBreak({ points, criteria: ["points"] }, textsIn("fr").tables.tieBreak)).toBe("");
});
