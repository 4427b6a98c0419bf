/** Components that only some pages of a route have, and that the others do not load. */
export type LateParts<T> = {
  /** Suspends who calls it until they are there. */
  readonly read: () => T;
  /** For the server, which renders at once. */
  readonly prepare: () => Promise<void>;
};

type Shown = { readonly marker: string; readonly prepare: () => Promise<void> };
const defined: Shown[] = [];

/** @param marker selects something in the markup of the pages that have them */
export function defineParts<T>(marker: string, load: () => Promise<T>): LateParts<T> {
  let parts: T | null = null;
  // Each caller asks for itself: on the server no request may wait for the promise of another.
  const prepare = async () => {
    parts ??= await load();
  };
  defined.push({ marker, prepare });
  const read = () => {
    // React's own way to wait.
    if (parts === null) throw prepare();
    return parts;
  };
  return { read, prepare };
}

/** Before a document is hydrated: an update that comes while a part of it is still loading would draw that part anew. */
export const loadShownParts = async (page: Pick<Document, "querySelector">): Promise<void> => {
  await Promise.all(defined.map(({ marker, prepare }) => (page.querySelector(marker) === null ? null : prepare())));
};
