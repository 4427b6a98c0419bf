import { expect, it } from "vitest";
import { toGroups } from "./search-rows.ts";
import { narrowFound } from "./use-answers.ts";
import { readPopular, readResults, readTop, readTopLeagues } from "./read-found.ts";

const team = { kind: "team", id: "1a", name: "Lens", path: "/equipe/lens/1a/", sport: { name: "Football" } };
const league = { kind: "tournament", id: "1t", name: "Ligue 1", path: "/football/france/ligue-1/" };

it("[C2.07] groups results by kind, the kind of the best one first", () => {
  const results = readResults({ results: [league, team, { ...league, id: "2t", path: "/x/" }] });
  expect(toGroups(results).map(({ kind, items }) => [kind, items.length])).toEqual([
    ["tournament", 2],
    ["team", 1],
  ]);
});

it("leaves out what it does not know, and what leads out of the site", () => {
  expect(
    readResults({ results: [{ ...team, kind: "stadium" }, { ...team, path: "https://x.example" }, 7, null] }),
  ).toEqual([]);
  expect(readResults("x")).toEqual([]);
});

it("shows of each sport the first competition and two participants, up to a number", () => {
  const sport = { leagues: [league, league], participants: [team, team, team] };
  expect(readPopular({ sports: [sport, sport] }, 5).map(({ kind }) => kind)).toEqual([
    "tournament",
    "team",
    "team",
    "tournament",
    "team",
  ]);
});

it("[C3.19] reads what a star follows: a competitor by its sport and country, a league by its key, of races the competition; nothing of others", () => {
  const place = { country: { key: "FR", id: "77", name: "France", flag: "fr" }, sport: { id: 1, name: "Football" } };
  const lens = { ...team, ...place, competes: true, pin: null };
  const ligue1 = { ...league, ...place, competes: false, pin: { key: "1_77_tpl", type: "t" } };
  const results = readResults({ results: [lens, ligue1, { ...lens, competes: false }, { ...ligue1, pin: null }] });
  expect(results.map(({ followed }) => followed)).toEqual([
    {
      kind: "team",
      team: { id: "1a", sportId: 1, name: "Lens", path: "/equipe/lens/1a/", flag: "fr", countryId: "77" },
    },
    {
      kind: "league",
      sportId: 1,
      league: {
        key: "1_77_tpl",
        type: "t",
        name: "Ligue 1",
        country: "France",
        flag: "fr",
        path: "/football/france/ligue-1/",
      },
    },
    null,
    null,
  ]);
  const golf = { ...ligue1, sport: { id: 23, name: "Golf" } };
  expect(readResults({ results: [golf] })[0]?.followed).toEqual({
    kind: "race",
    races: { sportId: 23, countryId: "77", tournamentId: "1t", name: "Ligue 1" },
  });
  expect(readTopLeagues({ sports: [{ leagues: [ligue1] }] })).toEqual([results[1]]);
});

it("shows with a key what is known already and holds what was typed", () => {
  const results = readResults({ results: [team, league, { ...team, id: "2a", name: "Valence" }] });
  expect(narrowFound(results, "len").map(({ name }) => name)).toContain("Lens");
  expect(narrowFound(results, "len").map(({ name }) => name)).not.toContain("Ligue 1");
  expect(narrowFound([...results, ...results], "lens")).toHaveLength(1);
  expect([narrowFound(results, "zz"), narrowFound(results, "lens zz")]).toEqual([[], []]);
});

it("answers a key from all that is popular, and fills a window at most", () => {
  const named = (name: string) => ({ ...team, name, path: `/equipe/${name}/1a/` });
  const sport = { id: 1, leagues: [league], participants: [named("Lens"), named("Lyon"), named("Lille")] };
  const { found, firstSportId } = readTop({ sports: [sport, { id: 2, participants: [named("Levallois")] }] });
  expect(firstSportId).toBe(1);
  expect(narrowFound(found, "le").map(({ name }) => name)).toEqual(["Lens", "Levallois"]);
  const many = readResults({ results: Array.from({ length: 30 }, (_, index) => named(`Lens-${index}`)) });
  expect(narrowFound(many, "l")).toHaveLength(12);
  expect(readTop(null)).toEqual({ found: [], firstSportId: null });
});
