import { fieldsOf } from "../../../shared/basics/record.ts";

/** A followed team, or another competitor, with what a page shows of it. */
export type MyTeam = {
  readonly id: string;
  readonly sportId: number;
  readonly name: string;
  /** Path of its page. */
  readonly path: string;
  /** Its country's. */
  readonly flag: string | null;
  /** True for a national side, which has the country's flag as its crest; unknown for one that was followed before this was stored. */
  readonly isNational?: boolean;
  /** "0" where it has no country; it is part of the name of the feed of its games. */
  readonly countryId: string;
};

/** Returns null for a value that is not a team; a team with a path to another site is not one. */
export function parseMyTeam(value: unknown): MyTeam | null {
  const { id, sportId, name, path, flag, countryId, isNational } = fieldsOf(value);
  if (typeof id !== "string" || !/^[A-Za-z0-9]{1,16}$/.test(id)) return null;
  if (typeof sportId !== "number" || !Number.isInteger(sportId) || sportId < 1 || sportId > 99) return null;
  if (typeof name !== "string" || name === "" || name.length > 120) return null;
  if (typeof path !== "string" || !/^\/\w/.test(path)) return null;
  if (flag !== null && typeof flag !== "string") return null;
  if (typeof countryId !== "string" || !/^\d{1,6}$/.test(countryId)) return null;
  return { id, sportId, name, path, flag, countryId, ...(isNational === true ? { isNational } : {}) };
}
