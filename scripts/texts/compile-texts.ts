import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/lib/compile-module.js";
import { lackingTexts } from "../../shared/texts/lacking-texts.ts";
import { languages, type Language } from "../../shared/texts/languages.ts";
import { readValues, type MessageValues } from "./message.ts";
import { isGroup, toShape, toType, type Shape, type Texts } from "./section.ts";

/** Sections whose texts the product fills in by itself: its lines insert words that depend on the words around them. */
const filledByProduct: ReadonlySet<string> = new Set(["mail.mails", "feeds.commentary", "feeds.report"]);
/** Texts that a language may leave out: general words stand in for them. */
const optional =
  /^(?:frame\.statuses\.bySport|feeds\.statistics\.bySport|feeds\.commentary\.plays|match\.eventWords)(?:\.|$)/;

type Compiled = ReadonlyMap<string, string>;

/**
 * Compiles `locales/{language}/{area}.json` to modules. For each section of an area (`match.match`) and for the area as a
 * whole there is a module that loads one language, one with all languages, and one for each language; types say which
 * texts there are and which values they take.
 * @returns the modules' contents by their paths below the output folder
 * @throws with a line for each text that a language lacks, and for each message that is no ICU MessageFormat
 */
export function compileTexts(folder: string): Compiled {
  const files = new Map<string, string>();
  for (const area of areasOf(folder)) {
    const ofLanguages = languages.map((lang) => [lang, readArea(folder, lang, area)] as const);
    const faults = lackingOf(area, ofLanguages);
    if (faults.length > 0) throw new Error(faults.join("\n"));
    const first = ofLanguages[0]?.[1] ?? {};
    const shapes = new Map<string, Shape>();
    for (const section of Object.keys(first)) {
      const texts = ofLanguages.map(([lang, sections]) => [lang, sections[section] ?? {}] as const);
      const path = `${area}.${section}`;
      const shape = toShape(texts, filledByProduct.has(path) ? noValues : valuesOf, path);
      shapes.set(section, shape);
      addModules(files, `${area}/${section}`, toType(shape), (lang, texts_) => toModule(lang, texts_, shape), texts);
    }
    addArea(files, area, [...shapes.keys()]);
  }
  return files;
}

/** Writes what `compileTexts` returns, and nothing that has not changed, so that running tests and servers see no half-written file. */
export function writeTexts(root: string): void {
  const output = join(root, ".texts");
  const files = compileTexts(join(root, "locales"));
  for (const [path, content] of files) {
    const file = join(output, path);
    if (existsSync(file) && readFileSync(file, "utf8") === content) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  for (const entry of readdirSync(output, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !files.has(path.slice(output.length + 1))) rmSync(path);
  }
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

function lackingOf(area: string, ofLanguages: readonly (readonly [Language, Texts])[]): readonly string[] {
  const reference = ofLanguages[0]?.[1];
  return ofLanguages.flatMap(([lang, texts]) =>
    lackingTexts(texts, reference)
      .map((path) => `${area}.${path}`)
      .filter((path) => !optional.test(path))
      .map((path) => `${lang} lacks ${path}`),
  );
}

const noValues = (): MessageValues => new Map();
/** The Portuguese of Portugal counts "0 jogos", that of Brazil "0 jogo"; the texts are Portugal's. */
const pluralRulesOf = (lang: Language): string => (lang === "pt" ? "pt-PT" : lang);
const formats = new Map(languages.map((lang) => [lang, new MessageFormat(pluralRulesOf(lang))]));

function valuesOf(message: string, lang: Language): MessageValues {
  const [plural] = formatOf(lang).plurals;
  if (plural === undefined) throw new Error(`${lang} has no plural rules.`);
  try {
    return readValues(message, { cardinal: plural.cardinals, ordinal: plural.ordinals });
  } catch (cause) {
    throw new Error(`${lang}: ${message}`, { cause });
  }
}

function formatOf(lang: Language): MessageFormat {
  const format = formats.get(lang);
  if (format === undefined) throw new Error(`${lang} has no message format.`);
  return format;
}

type OfLanguages = readonly (readonly [Language, Texts])[];

function addModules(
  files: Map<string, string>,
  path: string,
  type: string,
  toCode: (lang: Language, texts: Texts) => string,
  texts: OfLanguages,
): void {
  for (const [lang, each] of texts) files.set(`${path}/${lang}.js`, toCode(lang, each));
  addLoaders(files, path, `export type Texts = ${type};\n`);
}

/** The modules of a whole area: its sections in one, so that a page that needs all of them loads one file. */
function addArea(files: Map<string, string>, area: string, sections: readonly string[]): void {
  for (const lang of languages) {
    const lines = sections.map((section) => `export { default as ${section} } from "./${section}/${lang}.js";`);
    files.set(`${area}/${lang}.js`, `${lines.join("\n")}\n`);
  }
  const imports = sections.map((section) => `import type { Texts as ${section} } from "./${area}/${section}.js";`);
  const members = sections.map((section) => `readonly ${section}: ${section};`);
  addLoaders(files, area, `${imports.join("\n")}\nexport type Texts = { ${members.join(" ")} };\n`, "");
}

function addLoaders(files: Map<string, string>, path: string, types: string, member = ".default"): void {
  const name = path.split("/").at(-1) ?? path;
  const languageType = `import type { Language } from "${"../".repeat(path.split("/").length)}shared/texts/languages.ts";\n`;
  const loads = languages.map((lang) => `  ${lang}: async () => (await import("./${name}/${lang}.js"))${member},`);
  files.set(`${path}.js`, `export const load = {\n${loads.join("\n")}\n};\n`);
  files.set(
    `${path}.d.ts`,
    `${languageType}${types}export declare const load: Readonly<Record<Language, () => Promise<Texts>>>;\n`,
  );
  const imports = languages.map((lang) => `import ${member === "" ? "* as " : ""}${lang} from "./${name}/${lang}.js";`);
  files.set(`${path}.all.js`, `${imports.join("\n")}\nexport const all = { ${languages.join(", ")} };\n`);
  files.set(
    `${path}.all.d.ts`,
    `${languageType}import type { Texts } from "./${name}.js";\nexport type { Texts };\nexport declare const all: Readonly<Record<Language, Texts>>;\n`,
  );
}

/** The module of one language: texts without values are strings, the others are functions of them. */
function toModule(lang: Language, texts: Texts, shape: Shape): string {
  const messages: Record<string, string> = {};
  const toValue = (part: Texts, partShape: Shape | undefined): string => {
    if (typeof part === "string") {
      if (partShape?.kind !== "text" || partShape.values.size === 0) return JSON.stringify(part);
      const name = `m${Object.keys(messages).length}`;
      messages[name] = part;
      return `messages.${name}`;
    }
    if (!isGroup(part)) {
      const items = partShape?.kind === "list" ? partShape.items : [];
      return `[${part.map((item, index) => toValue(item, items[index])).join(", ")}]`;
    }
    const members = partShape?.kind === "group" ? partShape.members : null;
    const entries = Object.entries(part).map(
      ([key, member]) => `${JSON.stringify(key)}: ${toValue(member, members?.get(key)?.shape)}`,
    );
    return `{ ${entries.join(", ")} }`;
  };
  const value = toValue(texts, shape);
  if (Object.keys(messages).length === 0) return `export default ${value};\n`;
  const [imports, compiled] = compileModule(formatOf(lang), messages).split("export default ");
  return `${imports}const messages = ${compiled};\nexport default ${value};\n`;
}
