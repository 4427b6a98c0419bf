import { expect, it } from "vitest";
import { decodeDayFeed, encodeDayFeed } from "./day-feed.ts";
import { splitSports, withSeq } from "./several-sports.ts";

const list = (sportId: number, id: string) =>
  encodeDayFeed({ sportId, leagues: [{ league: { stageId: `L${id}` }, events: [{ id }] }], signature: "x" });
const unsigned = (body: string) => body.replace(/A1÷x¬~$/, "");

it("gives each sport its own list, with the number at which it is true", () => {
  const joined = `${withSeq(unsigned(list(37, "a")), 12)}${withSeq(unsigned(list(38, "b")), 3)}A1÷abc¬~`;
  const parts = splitSports(joined);
  expect(parts.map(({ sportId, seq }) => [sportId, seq])).toEqual([
    [37, 12],
    [38, 3],
  ]);
  expect(parts.map(({ body }) => decodeDayFeed(body).leagues.map(({ events }) => events.map(({ id }) => id)))).toEqual([
    [["a"]],
    [["b"]],
  ]);
  expect(parts.every(({ body }) => !body.includes("A1÷") && body.endsWith("¬~"))).toBe(true);
});

it("reads a feed whose source says no numbers, and one that is empty", () => {
  expect(splitSports(list(1, "a"))).toEqual([{ sportId: 1, seq: 0, body: unsigned(list(1, "a")) }]);
  expect(splitSports("0")).toEqual([]);
  expect(withSeq("0", 5)).toBe("0");
});
