/** Whether the service worker keeps a copy of a page; false where a browser keeps none. */
export const hasCopy = async (path: string): Promise<boolean> => {
  try {
    return (await caches.match(path)) !== undefined;
  } catch {
    return false;
  }
};
