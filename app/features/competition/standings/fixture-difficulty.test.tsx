import { expect, it } from "vitest";
import { difficultySection } from "../../../../shared/wire/sections/difficulty-section.ts";
import { maskedBody } from "../../../feeds/masked-body.ts";
import { loadAllTexts } from "../../../i18n/texts.ts";
import { drawInCompetition } from "./drawn-competition.fixture.tsx";
import { FixtureDifficulty } from "./fixture-difficulty.tsx";

await loadAllTexts();

const draw = (body: string) => drawInCompetition(<FixtureDifficulty feedName="to_1Tourn00_1Stage00_19" body={body} />);
const aGroup = (opponent: string, isHome: number, points?: number) => ({
  eventId: `1${opponent.padEnd(7, "0")}`,
  opponent,
  opponentCode: opponent.slice(0, 3).toUpperCase(),
  isHome,
  startSeconds: 1_790_000_000,
  ...(points === undefined ? {} : { points }),
});
const body = difficultySection.encode({
  sportId: 0,
  rows: [
    {
      kind: "team",
      fields: { team: "Lens", teamId: "1Lens000", path: "", points: 3.64 },
      groups: [aGroup("Metz", 1, 1.76), aGroup("Brest", 0, 0.94), aGroup("Lille", 0, 0.96)],
    },
    { kind: "team", fields: { team: "Metz", teamId: "1Metz000", path: "" }, groups: [aGroup("Lens", 0)] },
    { kind: "team", fields: { team: "Nice", teamId: "1Nice000", path: "" }, groups: [] },
  ],
  signature: "",
});
const rows = draw(body).split("<tr>").slice(2);
const textOf = (html = "") => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

it("says of each fixture opponent, ground, day and points, in words as well", () => {
  const [, first] = (rows[0] ?? "").split('<a class="fixture').slice(0);
  expect(textOf(`<a class="fixture${first ?? ""}`)).toMatch(
    /MET Metz dom\. à domicile \d\d\.\d\d\. 1,8 points attendus : 1,8 \(facile\)/,
  );
});

it("judges the number that is shown", () => {
  expect([...(rows[0] ?? "").matchAll(/class="fixture (\w+)"/g)].map(([, level]) => level)).toEqual([
    "easy",
    "hard",
    "even",
  ]);
});

it("has a sum only where each fixture is known, and no row for a team without fixtures", () => {
  expect(rows.map((row) => /class="of-total">([^<]*)/.exec(row)?.[1])).toEqual(["3,6", "–"]);
  expect(rows[1]).toContain("points attendus\u00a0: inconnus");
});

it("is masked where results are hidden, and nothing where no match is left", () => {
  expect(draw(maskedBody)).toMatch(/data-block="fixture_difficulty"/);
  expect(draw(maskedBody)).not.toMatch(/<table/);
  expect(draw("0")).not.toContain("fixture_difficulty");
});
