import { isGroup, type Texts } from "./section.ts";

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
