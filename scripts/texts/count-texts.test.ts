import { globSync, readFileSync } from "node:fs";
import MessageFormat from "@messageformat/core";
import { expect, it } from "vitest";
import { languages, type Language } from "../../shared/texts/languages.ts";
import type { Texts } from "./section.ts";

/** As the texts are compiled: Portugal's Portuguese counts 0 as many. */
const tagOf = (lang: Language) => (lang === "pt" ? "pt-PT" : lang);

const flat = (texts: Texts, path: string): readonly (readonly [path: string, text: string])[] =>
  typeof texts === "string"
    ? [[path, texts]]
    : Object.entries(texts).flatMap(([key, part]) => flat(part, `${path}.${key}`));

/** The texts of a language by path. */
const textsIn = (lang: Language): ReadonlyMap<string, string> =>
  new Map(
    globSync("*.json", { cwd: `locales/${lang}` }).flatMap((file) =>
      flat(JSON.parse(readFileSync(`locales/${lang}/${file}`, "utf8")), file.replace(".json", "")),
    ),
  );
const texts = new Map(languages.map((lang) => [lang, textsIn(lang)]));

const pluralOf = /\{\s*(\w+)\s*,\s*plural\s*,\s*((?:=\d+|[a-z]+)\s*\{(?:[^{}]|\{[^{}]*\})*\}\s*)+\}/g;
/** The values that a text counts, with the forms that it has for them. */
const countsOf = (text: string) =>
  [...text.matchAll(pluralOf)].map(([plural, name = ""]) => ({
    name,
    forms: [...plural.matchAll(/(?:^|[\s,}])(=\d+|zero|one|two|few|many|other)\s*\{/g)].map(([, form]) => form),
  }));
const isCounted = ({ forms }: ReturnType<typeof countsOf>[number]) => forms.includes("one");

/** Texts in which a language writes a bare figure, an abbreviation or a word that has one form, where others count. */
const invariable: Readonly<Record<string, string>> = {
  "match.match.chase runs": "de en es fr it pt",
  "match.match.rounds count": "it",
  "match.match.headToHead.draws count": "de",
  "match.page.analysis.momentum.steps.minute count": "cs pl",
  "lists.cricket.byWickets count": "it",
  "pages.reading.ranked count": "ar en",
  "pages.reading.rankingDescription count": "ar en",
  "pages.mine.teamsFull limit": "pl",
  "pages.people.inTable points": "ar cs de it pl",
  "pages.people.inRaces points": "ar cs de it pl",
  "pages.people.age years": "en nl",
  "pages.competition.ofPenalties count": "cs de es fr it pl pt",
};

/** The paths and values that some language counts. */
const counted = new Set(
  [...texts.values()].flatMap((own) =>
    [...own].flatMap(([path, text]) =>
      countsOf(text).flatMap((count) => (isCounted(count) ? [`${path} ${count.name}`] : [])),
    ),
  ),
);

it("counts in each language what another one counts", () => {
  const bare: Record<string, string[]> = {};
  for (const key of counted) {
    const [path = "", name = ""] = key.split(" ");
    for (const lang of languages) {
      const text = texts.get(lang)?.get(path) ?? "";
      const isInserted = new RegExp(`\\{\\s*${name}\\b`).test(text);
      if (isInserted && !countsOf(text).some((count) => count.name === name)) (bare[key] ??= []).push(lang);
    }
  }
  const found = Object.entries(bare).map(([key, langs]) => [key, langs.toSorted().join(" ")] as const);
  expect(Object.fromEntries(found)).toEqual(invariable);
});

it.each(languages)("has in %s a form for 0, 1 and 2, and the same for 0 as for 1 where the language has", (lang) => {
  const format = new MessageFormat(tagOf(lang));
  const rules = new Intl.PluralRules(tagOf(lang));
  const wrong: string[] = [];
  let seen = 0;
  for (const [path, text] of texts.get(lang) ?? []) {
    const names = [...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = ""]) => name);
    for (const { name, forms } of countsOf(text).filter(isCounted)) {
      seen += 1;
      for (const count of [0, 1, 2]) {
        const isGiven = [`=${count}`, rules.select(count)].some((form) => forms.includes(form));
        const said = format.compile(text)({ ...Object.fromEntries(names.map((each) => [each, 5])), [name]: count });
        if (!isGiven || said === "" || /undefined|[{}]/.test(said)) wrong.push(`${path} ${name} ${count}: ${said}`);
      }
    }
    // A form of 1 alone leaves 0 to the form of many: "0 guichets".
    for (const { name, forms } of countsOf(text))
      if (rules.select(0) === "one" && forms.includes("=1") && !forms.includes("one") && counted.has(`${path} ${name}`))
        wrong.push(`${path} ${name} has no form for 0`);
  }
  expect(seen).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
