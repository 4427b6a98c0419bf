import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import MessageFormat from "@messageformat/core";
import { languages, type Language } from "../../shared/texts/languages.ts";
import { readValues, toPluralForms, type MessageValues, type PluralForms } from "./message.ts";
import { toAreaModule, toAreaType, toLoaders, toTextsModule, type Modules } from "./modules.ts";
import { isGroup, toShape, toType, type OfLanguages, type Texts } from "./section.ts";

/**
 * The paths of the texts that a language lacks, such as "site.tabs.all": the reference has them, the language does not or
 * has them empty. Lists may differ in length between languages, but none of their items may be empty.
 */
export function lackingTexts(texts: Texts | undefined, reference: Texts, path = ""): readonly string[] {
  if (reference === "") return [];
  if (Array.isArray(reference)) return isSaid(texts) || !isSaid(reference) ? [] : [path];
  if (!isGroup(reference)) return typeof texts === "string" && texts !== "" ? [] : [path];
  const own = isGroup(texts) ? texts : {};
  return Object.entries(reference).flatMap(([key, part]) =>
    lackingTexts(own[key], part, path === "" ? key : `${path}.${key}`),
  );
}

const isSaid = (list: Texts | undefined): boolean =>
  Array.isArray(list) && list.length > 0 && list.every((item) => item !== "");

/** Sections whose texts the product fills in by itself: its lines insert words that depend on the words around them. */
const filledByProduct: ReadonlySet<string> = new Set(["mail.mails", "feeds.commentary", "feeds.report"]);
/** Texts that a language may leave out: general words, or a thing's own name, stand in for them. */
const optional = [
  "domain.clubs",
  "frame.statuses.bySport",
  "feeds.statistics.bySport",
  "feeds.rounds.knockOuts",
  "feeds.commentary.plays",
  "match.page.eventWords",
  "world.world.names",
  "world.world.towns",
];

/**
 * Compiles `locales/{language}/{area}.json` to modules. For each section of an area (`match.match`) and for the area as a
 * whole there is a module that loads one language, one with all languages, and one for each language; types say which
 * texts there are and which values they take.
 * @throws with a line for each text that one language has and another one lacks, and for a message that cannot be compiled
 */
export function compileTexts(folder: string): Modules {
  const modules = new Map<string, string>();
  for (const area of areasOf(folder)) {
    const texts = languages.map((lang) => [lang, readArea(folder, lang, area)] as const);
    const faults = faultsOf(area, texts);
    if (faults.length > 0) throw new Error(faults.join("\n"));
    const sections = Object.keys(texts[0]?.[1] ?? {});
    for (const section of sections) {
      const ofSection = texts.map(([lang, ofArea]) => [lang, ofArea[section] ?? {}] as const);
      addAll(modules, compileSection(`${area}/${section}`, ofSection));
    }
    for (const lang of languages) modules.set(`${area}/${lang}.js`, toAreaModule(sections, lang));
    addAll(modules, toLoaders(area, toAreaType(area, sections)));
  }
  return modules;
}

function compileSection(path: string, texts: OfLanguages): Modules {
  const name = path.replace("/", ".");
  const shape = toShape(texts, filledByProduct.has(name) ? noValues : valuesOf, name);
  return new Map([
    ...texts.map(([lang, own]) => [`${path}/${lang}.js`, toTextsModule(own, shape, formatOf(lang))] as const),
    ...toLoaders(path, toType(shape)),
  ]);
}

function addAll(modules: Map<string, string>, more: Modules): void {
  for (const [path, content] of more) modules.set(path, content);
}

const areasOf = (folder: string): readonly string[] =>
  readdirSync(join(folder, languages[0]))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length));

function readArea(folder: string, lang: Language, area: string): Readonly<Record<string, Texts>> {
  const file = join(folder, lang, `${area}.json`);
  const texts: Texts = JSON.parse(readFileSync(file, "utf8"));
  if (!isGroup(texts)) throw new Error(`${file} is not a group of sections.`);
  return texts;
}

/** "de lacks frame.site.tabs.all", also of the first language, where another one has a text that nobody asks for. */
function faultsOf(area: string, texts: OfLanguages): readonly string[] {
  const [first, ...others] = texts;
  if (first === undefined) return [];
  const faults = ([lang, own]: OfLanguages[number], [, reference]: OfLanguages[number]) =>
    lackingTexts(own, reference)
      .map((path) => `${area}.${path}`)
      .filter((path) => !optional.some((group) => `${path}.`.startsWith(`${group}.`)))
      .map((path) => `${lang} lacks ${path}`);
  return others.flatMap((other) => [...faults(other, first), ...faults(first, other)]);
}

/** The Portuguese of Portugal counts "0 jogos", that of Brazil "0 jogo"; the texts are Portugal's. */
const pluralTag = (lang: Language): string => (lang === "pt" ? "pt-PT" : lang);
const formats = new Map<Language, { readonly format: MessageFormat; readonly forms: PluralForms }>();

function rulesOf(lang: Language) {
  const known = formats.get(lang);
  if (known !== undefined) return known;
  const format = new MessageFormat(pluralTag(lang));
  const [rules] = format.plurals;
  if (rules === undefined) throw new Error(`${lang} has no plural rules.`);
  const forms = toPluralForms(pluralTag(lang), { cardinal: rules.cardinals, ordinal: rules.ordinals });
  const made = { format, forms };
  formats.set(lang, made);
  return made;
}
const formatOf = (lang: Language): MessageFormat => rulesOf(lang).format;

const noValues = (): MessageValues => new Map();

function valuesOf(message: string, lang: Language): MessageValues {
  try {
    return readValues(message, rulesOf(lang).forms);
  } catch (cause) {
    throw new Error(`${lang}: "${message}" cannot be compiled. ${String(cause)}`, { cause });
  }
}
