import { persistentAtom } from "@nanostores/persistent";
import { isChoiceKept, readChoice, type Choice } from "./choice.ts";

/** A text that the browser keeps under a name as it is; null without one. */
export type TextChoice = Pick<Choice<string | null>, "get" | "set" | "listen"> & {
  /** The text that is stored now: another tab may have changed it before the browser tells this one. */
  readonly reread: () => string | null;
  /** False for a text that the browser refused, which lasts as long as the page. */
  readonly isKept: () => boolean;
};

/** Opens the text of a name. Tests open others than the browser's. */
export type OpenText = (name: string) => TextChoice;

export const createTextChoice: OpenText = (name) => {
  const text = persistentAtom<string | null>(name, null, {
    decode: (stored) => stored,
    encode: (value) => value ?? undefined,
  });
  return {
    get: text.get,
    // A listener of the first change replaces these functions of the atom, so they are looked up at each call.
    set: (value) => text.set(value),
    listen: (listener) => text.listen(listener),
    reread() {
      const stored = readChoice(name);
      if (stored !== text.value) text.set(stored);
      return stored;
    },
    isKept: () => isChoiceKept(name),
  };
};
