import { persistentAtom, setPersistentEngine, windowPersistentEvents } from "@nanostores/persistent";
import type { WritableAtom } from "nanostores";
import { useSyncExternalStore } from "react";
import { createBrowserStorage } from "./browser-storage.ts";

const storage = createBrowserStorage(() => localStorage);

/** The library expects an object with a property for each key. A value that the browser refuses to store lasts as long as the page. */
const engine = new Proxy<Record<string, string>>(
  {},
  {
    has: (_, name) => storage.get(String(name)) !== null,
    get: (_, name) => storage.get(String(name)) ?? undefined,
    set(_, name, value) {
      storage.set(String(name), String(value));
      return true;
    },
    deleteProperty(_, name) {
      storage.remove(String(name));
      return true;
    },
  },
);
if (typeof window !== "undefined") setPersistentEngine(engine, windowPersistentEvents);

/** The text of a choice as it is now, before the browser tells this tab of another one's change. */
export const readChoice = (name: string): string | null => storage.get(name);

/** Whether the browser has stored a choice; one that it refused lasts as long as the page. */
export const isChoiceKept = (name: string): boolean => storage.isKept(name);

/** A visitor's choice on this device. Its value changes with a choice in this tab or another (docs/adr/009). */
export type Choice<T> = Pick<WritableAtom<T>, "get" | "set" | "listen"> & {
  /** The value without a choice; also that of a rendered document, which does not know its visitor. */
  readonly initial: T;
};

/**
 * A choice that the browser stores under a name.
 * @param format returns undefined for a value that needs no entry
 */
export function createChoice<T>(
  name: string,
  initial: T,
  { parse, format }: { readonly parse: (text: string) => T; readonly format: (value: T) => string | undefined },
): Choice<T> {
  const { get, set, listen } = persistentAtom<T>(name, initial, { decode: parse, encode: format });
  return { get, set, listen, initial };
}

/** The value in a component. */
export const useChoice = <T>({ listen, get, initial }: Choice<T>): T =>
  useSyncExternalStore(listen, get, () => initial);
