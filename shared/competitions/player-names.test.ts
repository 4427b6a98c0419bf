import { describe, expect, it } from "vitest";
import { toPlayer } from "./player-names.ts";

describe("a player of a source", () => {
  it.each([
    ["Virgil VAN DIJK", "Virgil Van Dijk", "Van Dijk V."],
    ["SON Heungmin", "Son Heungmin", "Son H."],
    ["MOHAMED SALAH", "Mohamed Salah", "Salah M."],
    ["John McGinn", "John McGinn", "McGinn J."],
    ["Kevin De Bruyne", "Kevin De Bruyne", "De Bruyne K."],
    ["Jake O'BRIEN-SMITH", "Jake O'Brien-Smith", "O'Brien-Smith J."],
  ])("%s is printed as %s, in short %s", (source, name, shortName) => {
    expect(toPlayer(1, "1Team000", source)).toMatchObject({ name, shortName });
  });

  it("is one however capitals and accents are written, and another one in another side", () => {
    const { id } = toPlayer(1, "1Team000", "Julian QUINONES");
    expect(toPlayer(1, "1Team000", "Julián Quiñones").id).toBe(id);
    expect(toPlayer(1, "1Team001", "Julian QUINONES").id).not.toBe(id);
  });

  it("of one word has no shorter name", () => {
    expect(toPlayer(1, "1Team000", "ALISSON")).toEqual({ id: expect.any(String), name: "Alisson" });
  });
});
