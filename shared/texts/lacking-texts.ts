/** Texts that a language may omit: a sport's or a play's own words, if the general words fit. */
const optional = /(?:^|\.)(?:statuses\.bySport|statistics\.bySport|commentary\.plays)$/;

/**
 * The paths of the texts that a language lacks, such as "site.tabs.all": the reference has them, the language does not or
 * has them empty. Lists may differ in length between languages, but none of their items may be empty.
 */
export function lackingTexts(texts: unknown, reference: unknown, path = ""): readonly string[] {
  if (reference === "" || optional.test(path)) return [];
  if (Array.isArray(reference)) return isSaid(texts) || !isSaid(reference) ? [] : [path];
  if (!isRecord(reference)) return typeof texts === typeof reference && texts !== "" ? [] : [path];
  const own = isRecord(texts) ? texts : {};
  return Object.entries(reference).flatMap(([key, part]) =>
    lackingTexts(own[key], part, path === "" ? key : `${path}.${key}`),
  );
}

const isSaid = (list: unknown): boolean =>
  Array.isArray(list) && list.length > 0 && list.every((period) => period !== "" && period !== undefined);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
