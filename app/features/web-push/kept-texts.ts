/** The cache in which pages and the service worker store their data about messages; service workers have no other storage as simple. */
const cacheName = "tribune-web-push";

/** Reads and writes one text in the cache. */
export const keptTexts = (path: string) => ({
  async read(): Promise<string | null> {
    return (await (await (await caches.open(cacheName)).match(path))?.text()) ?? null;
  },
  async write(text: string): Promise<void> {
    await (await caches.open(cacheName)).put(path, new Response(text));
  },
});

export const forgetTexts = (): Promise<boolean> => caches.delete(cacheName);
