import { parseJson } from "../../shared/basics/parse-json.ts";
import { createChoice, type Choice } from "./choice.ts";

/** A list that the visitor chose, stored as JSON; null without a choice. Stored values that are no items are left out. */
export const createListChoice = <T>(
  name: string,
  isItem: (value: unknown) => value is T,
): Choice<readonly T[] | null> =>
  createChoice<readonly T[] | null>(name, null, {
    parse(text) {
      const values = parseJson(text);
      return Array.isArray(values) ? values.filter(isItem) : null;
    },
    format: (items) => (items === null ? undefined : JSON.stringify(items)),
  });
