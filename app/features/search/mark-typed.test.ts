import { expect, it } from "vitest";
import { markTyped } from "./mark-typed.ts";

const marked = (name: string, query: string) =>
  markTyped(name, query)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join("");

it.each([
  ["RC Lens", "len", "RC [Len]s"],
  ["Valence", "len", "Valence"],
  ["Saint-Étienne", "saint eti", "[Saint]-[Éti]enne"],
  ["Świątek Iga", "iga swi", "[Świ]ątek [Iga]"],
  ["Paris Paris", "paris paris", "[Paris] [Paris]"],
  ["Αθήνα", "αθη", "[Αθή]να"],
  ["Lyon", "", "Lyon"],
  ["Lyon", "\u200ely\u00adon\u200b", "[Lyon]"],
  ["İstanbul", "ist", "[İst]anbul"],
])("[A9.05] marks in %s what %j is of it", (name, query, expected) => {
  expect(marked(name, query)).toBe(expected);
});
