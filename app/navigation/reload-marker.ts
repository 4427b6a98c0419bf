/**
 * A hash may say which day and which category a visitor saw before a reload (C2.02): "#reload;day=-1;cat=5", where 0 is today. A day or a
 * category that is no number is ignored on its own. A list's own address says both, so only addresses that others have kept carry the marker.
 *
 * @returns where the list opens so; null without a marker
 */
export function toMarkedPath({
  pathname,
  search,
  hash,
}: Pick<Location, "pathname" | "search" | "hash">): string | null {
  if (!/^#reload(;|$)/.test(hash)) return null;
  const query = new URLSearchParams(search);
  for (const part of hash.split(";")) {
    const [, name, value] = /^(day|cat)=(-?\d{1,5})$/.exec(part) ?? [];
    if (name === undefined || value === undefined) continue;
    query.set(name, value);
    if (name === "day") query.delete("date");
  }
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
}

/** @returns whether another address is being opened */
export function followReloadMarker(): boolean {
  const path = toMarkedPath(location);
  // The origin stands before the path, because a path of two slashes alone would be another site.
  if (path !== null) location.replace(location.origin + path);
  return path !== null;
}
