import { describe, expect, it } from "vitest";
import {
  addTeam,
  countTeams,
  isOfMyTeams,
  parseStoredTeams,
  removeTeam,
  toStoredTeams,
  type MyTeams,
} from "./my-teams.ts";

const none: MyTeams = new Map();
const many = (count: number) =>
  parseStoredTeams({ 1: Array.from({ length: count }, (_, index) => String(index).padStart(8, "0")) });

describe("my teams", () => {
  it("are participants by sport, each once", () => {
    const psg = addTeam(none, 1, "PSG00001");
    const again = addTeam(psg.teams, 1, "PSG00001");
    expect(psg.teams).toEqual(new Map([[1, ["PSG00001"]]]));
    expect(again).toEqual({ teams: psg.teams, outcome: "present" });
    expect(isOfMyTeams(psg.teams, 1, ["OM000001", "PSG00001"])).toBe(true);
    expect(isOfMyTeams(psg.teams, 2, ["PSG00001"])).toBe(false);
  });

  it("[C9.03] are 200 at most, over all sports", () => {
    expect(addTeam(many(199), 2, "NADAL001").outcome).toBe("added");
    expect(addTeam(many(200), 2, "NADAL001")).toMatchObject({ outcome: "limit", teams: many(200) });
    expect(countTeams(many(300))).toBe(200);
  });

  it("leave, and their sport with the last of them", () => {
    const two = addTeam(addTeam(none, 1, "PSG00001").teams, 1, "OM000001").teams;
    const one = removeTeam(two, 1, "PSG00001").teams;
    expect(one).toEqual(new Map([[1, ["OM000001"]]]));
    expect(removeTeam(one, 1, "OM000001").teams).toEqual(none);
    expect(removeTeam(one, 1, "PSG00001")).toEqual({ teams: one, outcome: "unchanged" });
  });

  it("come back from storage without nonsense", () => {
    const two = addTeam(addTeam(none, 1, "PSG00001").teams, 2, "NADAL001").teams;
    expect(parseStoredTeams(JSON.parse(JSON.stringify(toStoredTeams(two))))).toEqual(two);
    expect(parseStoredTeams({ 1: ["PSG00001", 7, "a b"], x: ["PSG00001"], 3: "PSG" })).toEqual(
      new Map([[1, ["PSG00001"]]]),
    );
    for (const value of [null, 7, "x"]) expect(parseStoredTeams(value)).toEqual(none);
  });
});
