import type MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/lib/compile-module.js";
import { languages } from "../../shared/texts/languages.ts";
import { isGroup, type Shape, type Texts } from "./section.ts";

/** Modules by their paths below the output folder. */
export type Modules = ReadonlyMap<string, string>;

/** The module of a section in one language: texts without values are strings, the others are functions of them. */
export function toTextsModule(texts: Texts, shape: Shape, format: MessageFormat): string {
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
  const [imports, compiled] = compileModule(format, messages).split("export default ");
  return `${imports}const messages = ${compiled};\nexport default ${value};\n`;
}

/** The module of a whole area in one language, for a page that needs all of its sections: it loads one file. */
export function toAreaModule(sections: readonly string[], lang: string): string {
  const imports = sections.map((section) => `import ${section} from "./${section}/${lang}.js";`);
  return `${imports.join("\n")}\nexport default { ${sections.join(", ")} };\n`;
}

/** The type of a whole area, from those of its sections. */
export function toAreaType(area: string, sections: readonly string[]): string {
  const members = sections.map((section) => `readonly ${section}: import("./${area}/${section}.js").Texts;`);
  return `{ ${members.join(" ")} }`;
}

/**
 * What code imports of a section or an area: `{path}.js` loads one language, `{path}.all.js` has all of them.
 * @param type the TypeScript type of its texts
 */
export function toLoaders(path: string, type: string): Modules {
  const depth = path.split("/").length;
  const name = path.split("/").at(-1);
  const languageType = `import type { Language } from "${"../".repeat(depth)}shared/texts/languages.ts";`;
  const loads = languages.map((lang) => `  ${lang}: async () => (await import("./${name}/${lang}.js")).default,`);
  const imports = languages.map((lang) => `import ${lang} from "./${name}/${lang}.js";`);
  return new Map([
    [`${path}.js`, `export const load = {\n${loads.join("\n")}\n};\n`],
    [
      `${path}.d.ts`,
      `${languageType}
export type Texts = ${type};
export declare const load: Readonly<Record<Language, () => Promise<Texts>>>;
`,
    ],
    [`${path}.all.js`, `${imports.join("\n")}\nexport const all = { ${languages.join(", ")} };\n`],
    [
      `${path}.all.d.ts`,
      `${languageType}
import type { Texts } from "./${name}.js";
export type { Texts };
export declare const all: Readonly<Record<Language, Texts>>;
`,
    ],
  ]);
}
