import { parseSmallInteger } from "../../shared/addresses/small-integer.ts";

type Params = { readonly get: (name: string) => string | null };

/** The last page that an address may ask for. */
const lastPage = 500;

/** The page of a long list that a query asks for (`?page=2`); the first one for anything else. */
export function parsePageNumber(params: Params): number {
  const page = parseSmallInteger(params.get("page")) ?? 1;
  return page >= 1 && page <= lastPage ? page : 1;
}

/** A path with the page that it means; the first one is the path itself. */
export const withPageNumber = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`);
