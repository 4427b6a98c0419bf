import { atom } from "nanostores";
import type { OpenText } from "./text-choice.ts";

/** What a browser keeps, without a browser: tabs that are opened by it hear of each other's changes. */
export function createTexts() {
  const texts = new Map<string, string>();
  const opened: { readonly name: string; readonly set: (text: string | null) => void }[] = [];
  const read = (name: string) => texts.get(name) ?? null;
  const open: OpenText = (name) => {
    const { get, set, listen } = atom(read(name));
    opened.push({ name, set });
    return {
      get,
      listen,
      set(text) {
        if (text === null) texts.delete(name);
        else texts.set(name, text);
        set(text);
        for (const other of opened) if (other.name === name) other.set(text);
      },
      reread() {
        set(read(name));
        return read(name);
      },
      isKept: () => true,
    };
  };
  return { open, texts, names: () => [...texts.keys()] };
}
