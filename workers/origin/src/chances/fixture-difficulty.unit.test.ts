import { describe, expect, it } from "vitest";
import { aSchedule } from "../../../../shared/timeline/schedule.fixture.ts";
import { toFixtureDifficulty } from "./fixture-difficulty.ts";

const ofTeam = (id: string) => ({ id, name: id, code: id, slug: id.toLowerCase() });
/** "A B", on a day. */
const coming = (text: string, day: number) => {
  const [home = "", away = ""] = text.split(" ");
  return aSchedule({ eventId: text, startSeconds: day * 86_400, home: ofTeam(home), away: ofTeam(away) });
};
const points = { win: 3, draw: 1, loss: 0 };
const homeWins = { home: 0.6, draw: 0.2, away: 0.2 };
const look = (texts: readonly string[], isKnown: (eventId: string) => boolean = () => true) =>
  toFixtureDifficulty({
    participants: ["A", "B", "C"].map(ofTeam),
    coming: texts.map((text, index) => coming(text, texts.length - index)),
    points,
    chancesOf: ({ eventId }) => (isKnown(eventId) ? homeWins : null),
  });
/** "A 4.0: B 2.0 C 2.0" */
const words = (texts: readonly string[], isKnown?: (eventId: string) => boolean) =>
  look(texts, isKnown).map(({ participant, points: sum, fixtures }) =>
    [
      `${participant.id} ${sum?.toFixed(1) ?? "?"}:`,
      ...fixtures.map((each) => `${each.opponent.id}${each.isHome ? "" : "@"} ${each.points?.toFixed(1) ?? "?"}`),
    ].join(" "),
  );

describe("the next fixtures of a league's teams", () => {
  it("have the points that each side can expect, with the most at the top", () => {
    expect(words(["A B", "C A"])).toEqual(["A 2.8: C@ 0.8 B 2.0", "C 2.0: A 2.0", "B 0.8: A@ 0.8"]);
  });

  it("are five at most, the next ones first", () => {
    const [a] = look(["A B", "B A", "A C", "C A", "A B", "B A"]);
    expect(a?.fixtures.map(({ schedule }) => schedule.startSeconds / 86_400)).toEqual([1, 2, 3, 4, 5]);
  });

  it("have no sum where those of one match are not known, and such teams come last", () => {
    expect(words(["A B", "C A"], (eventId) => eventId !== "C A")).toEqual([
      "B 0.8: A@ 0.8",
      "A ?: C@ ? B 2.0",
      "C ?: A ?",
    ]);
  });

  it("are none of a team whose season is over", () => {
    expect(words(["A B"])).toEqual(["A 2.0: B 2.0", "B 0.8: A@ 0.8", "C ?:"]);
  });
});
