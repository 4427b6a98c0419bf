import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { languages } from "../../shared/texts/languages.ts";
import { root } from "../workers.ts";
import { findTable, toLoader } from "./own-language.ts";

it("finds the table of every section of texts, with a file for each language", async () => {
  const sections: string[] = [];
  for await (const file of glob("app/i18n/*-texts.ts", { cwd: root })) {
    const code = await readFile(join(root, file), "utf8");
    const table = findTable(code);
    expect([file, table !== null]).toEqual([file, code.includes("import(")]);
    if (table === null) continue;
    expect(table.files.toSorted()).toEqual(languages.map((lang) => `${table.section}/${lang}.ts`).toSorted());
    sections.push(table.section);
  }
  expect(sections).toEqual(expect.arrayContaining(["catalogues", "match", "seldom"]));
});

it("puts one address in the place of a table, whatever the number of languages", () => {
  const row = (lang: string) => `  ${lang}: async () => (await import("./tv/${lang}.ts")).${lang},\n`;
  const code = `const before = {};\nexport const tvSections: Table = {\n${row("fr")}${row("en")}};\nconst after = {};\n`;
  const table = findTable(code);
  expect(table?.files).toEqual(["tv/fr.ts", "tv/en.ts"]);
  expect(code.replace(table?.text ?? "", toLoader("/assets/tv-1"))).toBe(
    `const before = {};\nexport const tvSections: Table = ${toLoader("/assets/tv-1")};\nconst after = {};\n`,
  );
  expect(findTable("const tv = { fr: 1 };")).toBeNull();
});
