import { createChoice, isChoiceKept, readChoice, type Choice } from "./choice.ts";

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
  const { get, set, listen } = createChoice<string | null>(name, null, {
    parse: (text) => text,
    format: (text) => text ?? undefined,
  });
  return {
    get,
    set,
    listen,
    reread() {
      const text = readChoice(name);
      if (text !== get()) set(text);
      return text;
    },
    isKept: () => isChoiceKept(name),
  };
};
