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

/** The marker for the day and the category of an address. */
export function toMarker(search: string): string {
  const query = new URLSearchParams(search);
  const parts = ["day", "cat"].flatMap((name) => (query.has(name) ? [`${name}=${query.get(name)}`] : []));
  return `#${["reload", ...parts].join(";")}`;
}

/** Reloads the page; the marker says meanwhile which list the visitor saw. A hash that names a part of the page stays. */
export function reloadPage(): void {
  const { origin, pathname, search, hash } = location;
  if (hash === "") history.replaceState(history.state, "", origin + pathname + search + toMarker(search));
  location.reload();
}

/** Takes the marker away, and opens the list that it names. @returns whether another address is being opened */
export function followReloadMarker(): boolean {
  const { origin, pathname, search } = location;
  const path = toMarkedPath(location);
  if (path === null) return false;
  // The origin stands before the path, because a path of two slashes alone would be another site.
  if (path !== pathname + search) {
    location.replace(origin + path);
    return true;
  }
  history.replaceState(history.state, "", origin + path);
  return false;
}
