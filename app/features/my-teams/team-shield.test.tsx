import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { readFollowed } from "../search/followed.ts";
import { parseMyTeam, type MyTeam } from "./my-team.ts";
import { TeamShield } from "./team-shield.tsx";

const lens: MyTeam = {
  id: "1Lens000",
  sportId: 1,
  name: "Lens",
  path: "/equipe/lens/1Lens000/",
  flag: "fr",
  countryId: "148",
};
const draw = (team: MyTeam) => renderToStaticMarkup(<TeamShield team={team} />);

it("is a country's flag for its own side and for a person, and a club's crest", () => {
  expect(draw(lens)).toContain('class="shield');
  expect(draw({ ...lens, name: "France", isNational: true })).toContain("/fr.svg");
  expect(draw({ ...lens, sportId: 2, name: "Gasquet R." })).toContain("/fr.svg");
});

it("keeps of a team that it is its country's, whether its page or the search gave it", () => {
  expect(parseMyTeam({ ...lens, isNational: true })).toMatchObject({ isNational: true });
  expect(parseMyTeam({ ...lens, isNational: "yes" })).toEqual(lens);
  const found = (name: string) =>
    readFollowed({
      ...lens,
      name,
      competes: true,
      sport: { id: 1 },
      country: { id: "148", name: "France", flag: "fr" },
    });
  expect(found("France")).toMatchObject({ team: { isNational: true } });
  expect(found("Lens")).toMatchObject({ team: lens });
  expect(found("Lens")).not.toHaveProperty("team.isNational");
});
