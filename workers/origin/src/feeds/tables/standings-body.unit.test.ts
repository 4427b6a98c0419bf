import { expect, it } from "vitest";
import { sportIds } from "../../../../../shared/sports/sport-ids.ts";
import { textsIn } from "../../texts/texts-in.ts";
import { rulesForCompetition } from "../../standings/competition-rules.ts";
import { toColumnTexts, describeTieBreak } from "./standings-body.ts";

it("counts goals where goals are scored, and calls nothing else a goal", () => {
  const headsOf = (sportId: number) => toColumnTexts(["rank", "team", "goals", "points"], sportId, "fr");
  expect(headsOf(sportIds.soccer)).toBe("#|Équipe|B|Pts");
  expect(headsOf(sportIds["water-polo"])).toBe("#|Équipe|B|Pts");
  expect(headsOf(sportIds.cricket)).toBe("#|Équipe|+:−|Pts");
  expect(headsOf(sportIds["aussie-rules"])).toBe("#|Équipe|+:−|Pts");
});

it("calls a person by a name, and no team", () => {
  expect(toColumnTexts(["rank", "team"], sportIds.darts, "fr")).toBe("#|Nom");
});

const say = (competition: string, sportId = 1) =>
  describeTieBreak(rulesForCompetition(sportId, competition, "2025-26"), textsIn("fr").tables.tieBreak);

it("says a competition's own rules in their order", () => {
  expect(say("FR/ligue-1")).toBe(
    "En cas d’égalité (points), on compare dans l’ordre : différence ; confrontations directes (points, différence, attaque, attaque à l’extérieur) ; attaque ; attaque à l’extérieur.",
  );
  expect(say("ENG/premier-league")).not.toBe(say("FR/ligue-1"));
});

it("says what ranks first where that is not points, and nothing where nothing follows", () => {
  expect(say("US/nba", 3)).toMatch(/^En cas d’égalité \(part de victoires\)/);
  expect(describeTieBreak({ criteria: ["points"] }, textsIn("fr").tables.tieBreak)).toBe("");
});
