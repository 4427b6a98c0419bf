import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, it } from "vitest";
import { languages, type Language } from "../../shared/texts/languages.ts";
import type { Texts } from "./section.ts";
import { writeTexts } from "./write-texts.ts";
import { lackingTexts } from "./compile-texts.ts";

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** Compiles an area `match` with a section `board`, which is the same in every language but those that are given. */
function compile(board: Texts, others: Readonly<Partial<Record<Language, Texts>>> = {}, area = "match/board") {
  const root = mkdtempSync(join(tmpdir(), "texts-"));
  roots.push(root);
  const [name = "", section = ""] = area.split("/");
  for (const lang of languages) {
    mkdirSync(join(root, "locales", lang), { recursive: true });
    writeFileSync(join(root, "locales", lang, `${name}.json`), JSON.stringify({ [section]: others[lang] ?? board }));
  }
  const fault = writeTexts(root);
  const file = (path: string) => join(root, ".texts", path);
  return {
    root,
    fault,
    file,
    read: (path: string) => readFileSync(file(path), "utf8"),
    textsIn: async (lang: Language) => (await import(pathToFileURL(file(`${area}/${lang}.js`)).href)).default,
  };
}

it("makes strings of texts and functions of messages, in each language where one of them takes values", async () => {
  const german = { title: "Titel", sets: "Sätze", days: ["Mo.", "Di."] };
  const { fault, textsIn, read } = compile({ title: "Titre", sets: "{count} sets", days: ["lun."] }, { de: german });
  expect(fault).toBeNull();
  const [fr, de] = [await textsIn("fr"), await textsIn("de")];
  expect([fr.title, fr.sets({ count: 3 }), fr.days]).toEqual(["Titre", "3 sets", ["lun."]]);
  expect([de.title, de.sets({ count: 3 }), de.days]).toEqual(["Titel", "Sätze", ["Mo.", "Di."]]);
  const type = read("match/board.d.ts");
  expect(type).toContain('readonly "title": string;');
  expect(type).toContain('readonly "sets": (values: { readonly count: string | number }) => string;');
  expect(type).toContain('readonly "days": readonly [string, ...(string)[]];');
});

it("gives an area as a whole and each of its sections, one language at a time or all", async () => {
  const { file } = compile({ title: "Titre" }, { de: { title: "Titel" } });
  const open = (path: string) => import(pathToFileURL(file(path)).href);
  expect((await (await open("match.js")).load.de()).board.title).toBe("Titel");
  expect((await (await open("match/board.js")).load.fr()).title).toBe("Titre");
  expect(Object.keys((await open("match/board.all.js")).all)).toEqual([...languages]);
  expect((await open("match.all.js")).all.de.board.title).toBe("Titel");
});

it("types a list that has one length everywhere by its length, and a group of numbers as a table", () => {
  const { read } = compile({ pair: ["a", "b"], rounds: { 1: "Finale", 2: "Demi" }, empty: {} });
  expect(read("match/board.d.ts")).toContain(
    '{ readonly "pair": readonly [string, string]; readonly "rounds": Readonly<Record<number, string>>; readonly "empty": {  }; }',
  );
});

it("writes none of the texts where a language lacks one, has it empty, or has one more than the first", () => {
  const { fault, root } = compile(
    { a: "a", b: { c: "c", d: "d" } },
    {
      de: { a: "", b: { c: "c", d: "d" } },
      en: { a: "a", b: { d: "d" } },
      it: { a: "a", b: { c: "c", d: "d", e: "e" } },
    },
  );
  expect(fault).toContain("de lacks match.board.a\n");
  expect(fault).toContain("en lacks match.board.b.c\n");
  expect(fault).toContain("fr lacks match.board.b.e\n");
  expect(existsSync(join(root, ".texts"))).toBe(false);
});

it("lets a language leave out what general words stand in for", () => {
  const { fault, read } = compile(
    { eventWords: { race: { title: "Course" } } },
    { de: { eventWords: {} }, en: { eventWords: { bout: { title: "Bout" } } } },
    "match/page",
  );
  expect(fault).toBeNull();
  expect(read("match/page.d.ts")).toContain('readonly "race"?: { readonly "title": string; };');
});

it("names the language and the text of a message that cannot be compiled", () => {
  expect(compile({ a: "{count" }).fault).toMatch(/fr: "\{count" cannot be compiled\. .*\nThe texts do not compile\.$/s);
  const missing = compile({ a: "{count, plural, one {#} other {b}}" }).fault;
  expect(missing).toContain(
    'cs: "{count, plural, one {#} other {b}}" cannot be compiled. Error: The plural lacks few.',
  );
});

it("says where one language has a text and another one a group", () => {
  expect(compile({ a: { b: "b" } }, { nl: { a: "a" } }).fault).toContain("nl lacks match.board.a.b");
  expect(compile({ a: ["a"] }, { nl: { a: { b: "b" } } }).fault).toContain("nl lacks match.board.a");
});

it("leaves words in braces alone where the product fills them in", async () => {
  const { textsIn } = compile({ goal: ["{What} : {player}"] }, {}, "feeds/commentary");
  expect((await textsIn("fr")).goal).toEqual(["{What} : {player}"]);
});

it("counts as Portugal does", async () => {
  const games = "{count, plural, one {# jogo} other {# jogos}}";
  const every = Object.fromEntries(languages.map((lang) => [lang, { games: "{count}" }]));
  const { textsIn } = compile({ games: "{count}" }, { ...every, pt: { games } });
  const { games: ofPortugal } = await textsIn("pt");
  expect([0, 1, 2].map((count) => ofPortugal({ count }))).toEqual(["0 jogos", "1 jogo", "2 jogos"]);
});

it("writes what has changed, and removes what has gone", () => {
  const { root, file } = compile({ title: "Titre" });
  const longAgo = new Date("2020-01-01");
  const old = file("match/gone/fr.js");
  mkdirSync(join(old, ".."));
  writeFileSync(old, "export default {};");
  for (const path of ["match/board/fr.js", "match/board/de.js"]) utimesSync(file(path), longAgo, longAgo);
  writeFileSync(join(root, "locales/de/match.json"), JSON.stringify({ board: { title: "Titel" } }));
  expect(writeTexts(root)).toBeNull();
  expect(statSync(file("match/board/fr.js")).mtime).toEqual(longAgo);
  expect(statSync(file("match/board/de.js")).mtime).not.toEqual(longAgo);
  expect(existsSync(old)).toBe(false);
});

const french = { tabs: { all: "Tous", live: "En direct" }, days: ["dim.", "lun."], count: "{count} matchs", none: "" };

it("lists what a language lacks by its path: keys, empty texts, empty lists, and a group where there is a text", () => {
  const lacking = { tabs: { all: "" }, days: ["So.", ""], count: { one: "Spiel" } };
  expect(lackingTexts(lacking, french)).toEqual(["tabs.all", "tabs.live", "days", "count"]);
  expect(lackingTexts(undefined, french)).toEqual(["tabs.all", "tabs.live", "days", "count"]);
});

it("lets lists differ in length, and texts be empty where the reference is", () => {
  expect(lackingTexts({ ...french, days: ["So."], none: "" }, french)).toEqual([]);
});
