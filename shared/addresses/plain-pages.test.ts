import { expect, it } from "vitest";
import { languages } from "../texts/languages.ts";
import { parsePlainPage, plainWords, spellPlainPage, type PlainPage } from "./plain-pages.ts";
import { legalDocuments } from "./plain-words.ts";
import { addressWords } from "./words.ts";

const segmentsOf = (path: string) => path.split("/").filter((segment) => segment !== "");

it.each(languages)("reads each address that it spells in %s", (lang) => {
  const pages: readonly PlainPage[] = [
    ...legalDocuments.map((document) => ({ kind: "legal", document }) as const),
    { kind: "languages" },
    { kind: "widgets" },
    { kind: "countries", sportId: 1 },
    { kind: "countries", sportId: 25 },
  ];
  for (const page of pages) expect(parsePlainPage(segmentsOf(spellPlainPage(page, lang)), lang)).toEqual(page);
});

it.each(languages)("has rooms in %s that nothing else has", (lang) => {
  const { rooms, sports } = addressWords[lang];
  const others = new Set([...Object.values(rooms), ...Object.values(sports), "widget"]);
  const own = Object.values(plainWords[lang].rooms);
  expect(own.filter((word) => others.has(word))).toEqual([]);
  expect(new Set(own).size).toBe(own.length);
});

it("shows the countries of football where no sport is named, and nothing for what does not exist", () => {
  expect(parsePlainPage(["pays"], "fr")).toEqual({ kind: "countries", sportId: 1 });
  for (const path of [
    "/pays/patinage",
    "/pays/football/france",
    "/langues/fr",
    "/infos-legales",
    "/infos-legales/x",
    "/x",
  ])
    expect([path, parsePlainPage(segmentsOf(path), "fr")]).toEqual([path, null]);
});
