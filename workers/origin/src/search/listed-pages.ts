import { z } from "zod";
import { formatAddress } from "../../../../shared/addresses/format-address.ts";
import {
  pagesPerPart,
  type ListedPage,
  type PagesQuestion,
  type SportPages,
} from "../../../../shared/addresses/listed-pages.ts";
import { addressedEntry, toEntryAddress } from "./entry-address.ts";

/** An entry without names is found, and has its page, under another id. */
const hasPage = `kind IN ('tournament', 'team', 'player') AND names <> '[]'`;

const sportRows = z.array(z.object({ sportId: z.number(), count: z.number() }));

export async function countPages(catalogue: D1Database): Promise<readonly SportPages[]> {
  const { results } = await catalogue
    .prepare(`SELECT sport_id AS sportId, COUNT(*) AS count FROM entry WHERE ${hasPage} GROUP BY sport_id ORDER BY 1`)
    .all();
  return sportRows.parse(results);
}

/**
 * Lists pages in the order in which they were first written, so that new ones come last.
 *
 * @param changes when tournaments and participants last changed (unix seconds), by id
 */
export async function listPages(
  catalogue: D1Database,
  { sportId, part, lang }: PagesQuestion,
  changes: ReadonlyMap<string, number>,
): Promise<readonly ListedPage[]> {
  const { results } = await catalogue
    .prepare(
      `SELECT kind, id, slug, name, names, sport_id AS sportId, country_key AS countryKey, position FROM entry
       WHERE sport_id = ? AND ${hasPage} ORDER BY number LIMIT ? OFFSET ?`,
    )
    .bind(sportId, pagesPerPart, (part - 1) * pagesPerPart)
    .all();
  const pages = new Map<string, number>();
  for (const row of z.array(addressedEntry).parse(results)) {
    const path = formatAddress(toEntryAddress(row, lang), lang);
    pages.set(path, Math.max(pages.get(path) ?? 0, changes.get(row.id) ?? 0));
  }
  return [...pages].map(([path, atSeconds]) => ({ path, changedSeconds: atSeconds === 0 ? null : atSeconds }));
}
