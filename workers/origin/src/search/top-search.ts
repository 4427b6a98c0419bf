import { z } from "zod";
import { thatFit, toFound, type Found } from "./answers.ts";
import { entryColumns, entryJoin, entryRow } from "./entry-row.ts";
import type { Scope } from "./parse-search.ts";

export type TopSearchAnswer = {
  readonly sports: readonly {
    readonly id: number;
    readonly name: string;
    readonly leagues: readonly Found[];
    readonly participants: readonly Found[];
  }[];
};

/** The most popular leagues and participants of each sport, or of one; `limit` of either. */
export async function topSearch(catalogue: D1Database, { lang, sportId, limit }: Scope): Promise<TopSearchAnswer> {
  const found = await catalogue
    .prepare(
      `SELECT ${entryColumns} FROM entry s, entry e ${entryJoin}
       WHERE s.kind = 'sport' AND (?1 IS NULL OR s.sport_id = ?1) AND (e.number = s.number
         OR e.number IN (${best("tournament")}) OR e.number IN (${best("team")}) OR e.number IN (${best("player")}))
       ORDER BY s.position, e.position, e.name`,
    )
    .bind(sportId, limit)
    .all();
  const results = z.array(entryRow).parse(found.results);
  const sports = results
    .filter(({ kind }) => kind === "sport")
    .map((row) => {
      const own = results.filter((entry) => entry.sportId === row.sportId).map((entry) => toFound(entry, lang));
      return {
        id: row.sportId,
        name: toFound(row, lang).name,
        leagues: own.filter(({ kind }) => kind === "tournament"),
        participants: own.filter(({ kind }) => kind === "team" || kind === "player"),
      };
    });
  return { sports: thatFit(sports) };
}

const best = (kind: "tournament" | "team" | "player") =>
  `SELECT number FROM entry WHERE kind = '${kind}' AND sport_id = s.sport_id ORDER BY position, name LIMIT ?2`;
