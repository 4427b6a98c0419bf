export type WebStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A text that the browser refused to store, and the text that it held then. */
type Refused = { readonly text: string; readonly held: string | null };

export type BrowserStorage = {
  readonly get: (name: string) => string | null;
  readonly set: (name: string, text: string) => void;
  readonly remove: (name: string) => void;
  /** False for a text that the browser has refused to store. */
  readonly isKept: (name: string) => boolean;
};

/**
 * The browser's own storage, which all tabs share. A text that it refuses (full, forbidden) lasts as long as the page, or until another
 * tab stores one. A storage that becomes forbidden has not lost its texts, so the ones that were read last still count.
 */
export function createBrowserStorage(storage: () => WebStorage): BrowserStorage {
  const refused = new Map<string, Refused>();
  const known = new Map<string, string | null>();

  function read(name: string): string | null {
    try {
      known.set(name, storage().getItem(name));
    } catch {
      // The text that was read last still counts.
    }
    return known.get(name) ?? null;
  }

  function get(name: string): string | null {
    const held = read(name);
    const own = refused.get(name);
    if (own === undefined || own.held === held) return own?.text ?? held;
    refused.delete(name);
    return held;
  }

  return {
    get,
    isKept: (name) => !refused.has(name) || get(name) === read(name),
    set(name, text) {
      try {
        storage().setItem(name, text);
        refused.delete(name);
      } catch {
        refused.set(name, { text, held: read(name) });
      }
    },
    remove(name) {
      refused.delete(name);
      try {
        storage().removeItem(name);
      } catch {
        // Without access to the storage, nothing was stored.
      }
    },
  };
}
