/** What a language may leave out: a sport's or a play's words of its own, where the general ones do. */
const optional = /(?:^|\.)(?:statuses\.bySport|statistics\.bySport|commentary\.plays)$/;

/**
 * The paths of the texts that a language lacks, such as "site.tabs.all": what the reference has and it has not, or has
 * empty. A list may be longer in one language than in another; each of its parts must say something.
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
