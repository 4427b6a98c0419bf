import { trueNowSeconds } from "../time/true-time.ts";
import { createChoice, type Choice } from "./choice.ts";
import { formatValue, parseValue, type StoredKey } from "./stored-value.ts";

/** A choice that is stored with the end of its time; the initial value needs no entry. */
export const createValueChoice = <T>(key: StoredKey<T>, initial: T): Choice<T> =>
  createChoice<T>(key.name, initial, {
    parse: (text) => parseValue(text, key, trueNowSeconds()) ?? initial,
    format: (value) => (value === initial ? undefined : formatValue(key, value, trueNowSeconds())),
  });
