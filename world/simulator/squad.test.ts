import { describe, expect, it } from "vitest";
import { worldLeagues } from "../catalogue/world.ts";
import { squadOf, type Position } from "./squad.ts";

const teams = worldLeagues.flatMap((league) => league.teams.slice(0, 2).map((team) => ({ team, league })));
const squads = teams.map(({ team }) => squadOf("seed", team));

describe("a squad", () => {
  it("has 24 players with shirts of their own, and enough for every line", () => {
    for (const { players } of squads) {
      expect(players).toHaveLength(24);
      expect(new Set(players.map(({ shirt }) => shirt)).size).toBe(24);
      const count = (position: Position) => players.filter((player) => player.position === position).length;
      expect(count("goalkeeper")).toBe(3);
      for (const position of ["defender", "midfielder", "forward"] as const)
        expect(count(position)).toBeGreaterThanOrEqual(6);
    }
  });

  it("gives every player of the world an id of his own, and nobody the short name of a team mate", () => {
    const ids = squads.flatMap(({ players, coach }) => [...players.map(({ id }) => id), coach.id]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^1[0-9A-Za-z]{7}$/.test(id))).toBe(true);
    for (const { players } of squads) expect(new Set(players.map(({ shortName }) => shortName)).size).toBe(24);
  });

  it("is the same for the same seed and team, and another for another seed", () => {
    for (const { team } of teams.slice(0, 5)) {
      expect(squadOf("seed", { ...team, name: "renamed" })).toEqual(squadOf("seed", team));
      expect(squadOf("other", team).players[0]?.id).not.toBe(squadOf("seed", team).players[0]?.id);
    }
  });

  it("is mostly of the country in small leagues, and a national team wholly", () => {
    expect(ownShare((index) => teams[index]?.league.type === "c")).toBeGreaterThan(0.75);
    expect(ownShare((index) => teams[index]?.league.type === "t")).toBeLessThan(0.65);
    const japan = squadOf("seed", { id: "1Japan00", name: "Japon", code: "JPN", slug: "japon", countryKey: "JP" });
    expect(new Set(japan.players.map(({ countryKey }) => countryKey))).toEqual(new Set(["JP"]));
  });
});

/** The share of players who come from the country of their league, over the squads that `keep` selects. */
function ownShare(keep: (index: number) => boolean): number {
  const all = squads.filter((_, index) => keep(index)).flatMap(({ players }) => players);
  const own = squads.flatMap(({ players }, index) =>
    keep(index) ? players.filter(({ countryKey }) => countryKey === teams[index]?.league.countryKey) : [],
  );
  return own.length / all.length;
}
