import { trueNowSeconds } from "../time/true-time.ts";
import { createChoice, type Choice } from "./choice.ts";
import { formatValue, parseValue, type StoredKey } from "./stored-value.ts";

/** A choice that is stored with the end of its time; the initial value needs no entry. */
export const createValueChoice = <T>(key: StoredKey<T>, initial: T): Choice<T> =>
  createChoice<T>(key.name, initial, {
    parse: (text) => parseValue(text, key, trueNowSeconds()) ?? initial,
    // Values are stored as JSON, so those of equal JSON are the same value.
    format: (value) =>
      JSON.stringify(value) === JSON.stringify(initial) ? undefined : formatValue(key, value, trueNowSeconds()),
  });
