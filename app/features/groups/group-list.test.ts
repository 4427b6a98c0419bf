import { expect, it } from "vitest";
import { cleanName, parseGroupList, toToggledKeys, withChangedGroup, withGroupAt, withNewGroup } from "./group-list.ts";

const group = (key: string, colour = 0) => ({ key, name: key.toUpperCase(), colour });
const [work, home, cup] = [group("work"), group("home", 1), group("cup", 2)];

it("gives a new group the first colour that is free, and refuses an empty name and the 21st group", () => {
  expect(withNewGroup([work, cup], "new", "  Les \n copains ")?.at(-1)).toEqual({
    key: "new",
    name: "Les copains",
    colour: 1,
  });
  expect(withNewGroup([], "new", " \t")).toBeNull();
  const twenty = Array.from({ length: 20 }, (_, index) => group(`g${index}`));
  expect(withNewGroup(twenty, "new", "more")).toBeNull();
  expect(cleanName("é".repeat(60))).toHaveLength(40);
});

it("changes a name and a colour, and keeps a name rather than have none", () => {
  expect(withChangedGroup([work, home], "home", { name: "Famille", colour: 5 })).toEqual([
    work,
    { key: "home", name: "Famille", colour: 5 },
  ]);
  expect(withChangedGroup([home], "home", { name: " " })).toEqual([home]);
});

it("puts a removed group back where it was, once", () => {
  expect(withGroupAt([work, cup], home, 1)).toEqual([work, home, cup]);
  expect(withGroupAt([work, home], home, 0)).toEqual([work, home]);
});

it("puts a game into a group and takes it out, and forgets groups that are no more", () => {
  expect(toToggledKeys([work, home], ["0"], "work")).toEqual(["work"]);
  expect(toToggledKeys([work, home], ["work", "gone"], "home")).toEqual(["work", "home"]);
  expect(toToggledKeys([work, home], ["work"], "work")).toEqual([]);
});

it("[C5.03] reads what is sound, and each key once", () => {
  const stored = [work, { ...work, name: "again" }, { key: "0", name: "none" }, { key: "a,b", name: "two" }, 7, null];
  expect(parseGroupList([...stored, { key: "x", name: "  " }, { key: "y", name: "Y", colour: 99 }])).toEqual([
    work,
    { key: "y", name: "Y", colour: 0 },
  ]);
  expect(parseGroupList({ not: "a list" })).toEqual([]);
});
