/** The path of the sidebar of a sport's list in a wide window. The page fetches this fragment itself; nothing links to it. */
const room = "/-/beside/";

export const besidePath = (sportId: number): string => room + sportId;

export const isBesidePath = (path: string): boolean => path.startsWith(room);

/** The sport; null for the segments of other paths. */
export function parseBesidePath(segments: readonly string[]): number | null {
  const path = `/${segments.join("/")}`;
  return isBesidePath(path) && /^\d{1,2}$/.test(path.slice(room.length)) ? Number(path.slice(room.length)) : null;
}
