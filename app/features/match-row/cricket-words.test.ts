import { expect, it } from "vitest";
import { cricketGameTypes } from "../../../shared/sports/cricket-game-types.ts";
import { eventStatus, statusType } from "../../../shared/sports/statuses.ts";
import { languages } from "../../../shared/texts/languages.ts";
import { loadAllTexts } from "../../i18n/texts.ts";
import { cricketEnd } from "./cricket-words.ts";

await loadAllTexts();
const over = { homeName: "Inde", awayName: "Australie", statusType: statusType.finished, status: eventStatus.finished };
const { t20, test } = cricketGameTypes;
/** Away bats first and makes 180. */
const chased = {
  ...over,
  cricketType: t20,
  homePeriod1: 0,
  awayPeriod1: 180,
  awayScore: 180,
  homePeriod2: 181,
  awayPeriod2: 0,
};
const won = { ...chased, homeScore: 181, homeWickets: 4, awayWickets: 7, winner: 1 };
const lost = { ...chased, homeScore: 135, homePeriod2: 135, homeWickets: 10, winner: 2 };
/** Rain changed the target to 154 in 16 overs. */
const missed = { ...lost, homeWickets: 7, notice: "D/L", targetRuns: 154, targetOvers: "16" };
/** Home bats once and makes 600; away makes 200 and follows on. */
const innings = [
  { homePeriod1: 600, awayPeriod1: 0 },
  { homePeriod2: 0, awayPeriod2: 200 },
  { homePeriod3: 0, awayPeriod3: 355 },
].reduce((all, each) => ({ ...all, ...each }), { ...over, cricketType: test, homeScore: 600, awayScore: 555 });

it.each([
  ["a chase, by the wickets that are left", won, "Inde gagne de 6 guichets"],
  ["the last wicket", { ...won, homeWickets: 9 }, "Inde gagne d’un guichet"],
  ["runs", lost, "Australie gagne de 45 points"],
  ["an innings", { ...innings, winner: 1 }, "Inde gagne d’un innings et 45 points"],
  [
    "an innings that the source lists",
    { ...innings, homeInnings: "600/4d", awayInnings: "200 & 355", winner: 1 },
    "Inde gagne d’un innings et 45 points",
  ],
  [
    "runs after an innings that the winner forfeited",
    { ...innings, homeInnings: "600/4d & f", awayInnings: "200 & 355", winner: 1 },
    "Inde gagne de 45 points",
  ],
  ["a draw, when time is up", { ...innings, winner: 0 }, "Match nul"],
  ["level scores", { ...lost, homeScore: 180, homePeriod2: 180, winner: 0 }, "Égalité"],
  [
    "a super over",
    { ...lost, homeScore: 180, homePeriod2: 180, status: eventStatus.afterExtraInnings },
    "Australie gagne au super over",
  ],
  ["rain", { ...chased, status: eventStatus.abandoned, homeScore: 20, winner: null }, "Sans résultat"],
  ["no innings that are known", { ...over, homeScore: 181, awayScore: 180, winner: 1 }, "Inde gagne"],
  ["a changed target", { ...lost, notice: "D/L" }, "Australie gagne"],
  ["a changed target that was missed", { ...missed, homeOvers: "16" }, "Australie gagne de 18 points"],
  ["a changed target that was missed all out", { ...missed, homeWickets: 10 }, "Australie gagne de 18 points"],
  ["rain that ended a chase", { ...missed, homeOvers: "9.2" }, "Australie gagne"],
])("[C1.07] says who won a game of cricket and by how much: %s", (_, event, words) => {
  expect(cricketEnd(event, "fr")).toBe(words);
});

it("calls level scores of a test match a draw, unless the last side is all out", () => {
  const level = { ...innings, awayScore: 600, awayPeriod3: 400, winner: 0 };
  expect(cricketEnd({ ...level, awayWickets: 6 }, "fr")).toBe("Match nul");
  expect(cricketEnd({ ...level, awayWickets: 10 }, "fr")).toBe("Égalité");
});

it("says nothing while a game is played, nor of one that was not decided by play", () => {
  expect(cricketEnd({ ...won, statusType: statusType.live, status: eventStatus.inning2 }, "fr")).toBe("");
  expect(cricketEnd({ ...won, status: eventStatus.awarded }, "fr")).toBe("");
  expect(cricketEnd({ ...over, status: eventStatus.cancelled }, "fr")).toBe("");
});

it("says it in every language", () => {
  for (const lang of languages) {
    expect(cricketEnd(won, lang)).toMatch(/Inde.*\b6\b/);
    expect(cricketEnd(lost, lang)).toMatch(/Australie.*\b45\b/);
    expect(cricketEnd({ ...innings, winner: 1 }, lang)).toMatch(/Inde.*\b45\b/);
  }
});
