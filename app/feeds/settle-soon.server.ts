import type { AppLoadContext } from "@remix-run/cloudflare";

/** Feeds that the location has are there within that time; whoever waits for others sees the rest of the page meanwhile. */
const soonMs = 200;

type Settled<T> = { readonly [K in keyof T]: T[K] | Promise<T[K]> };

/**
 * Waits a moment for what a page shows, so that most documents are complete when they are rendered.
 *
 * @param loading by name what is on its way
 * @returns the same as values; as promises where one of them takes longer and the document is sent while it is rendered
 */
export async function settleSoon<T extends object>(
  { ending }: Pick<AppLoadContext, "ending">,
  loading: { readonly [K in keyof T]: Promise<T[K]> },
): Promise<Settled<T>> {
  const names = Object.keys(loading) as (keyof T)[];
  const all = Promise.all(names.map((name) => loading[name])).then(
    (values) => Object.fromEntries(names.map((name, index) => [name, values[index]])) as T,
  );
  if (ending === null) return all;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = new Promise<typeof loading>((resolve) => {
    timer = setTimeout(() => resolve(loading), soonMs);
  });
  const settled = await Promise.race([all, later]);
  clearTimeout(timer);
  // Whoever draws it says what has failed.
  all.catch(() => {});
  return settled;
}
