/** Where pages and the service worker keep what they know of messages; worker scripts have no other storage that is as simple. */
const cacheName = "tribune-web-push";

/** One text of it. */
export const keptTexts = (path: string) => ({
  async read(): Promise<string | null> {
    return (await (await (await caches.open(cacheName)).match(path))?.text()) ?? null;
  },
  async write(text: string): Promise<void> {
    await (await caches.open(cacheName)).put(path, new Response(text));
  },
});

export const forgetTexts = (): Promise<boolean> => caches.delete(cacheName);
