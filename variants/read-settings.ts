import { isRecord } from "../shared/basics/record.ts";

/** The fault of a value, worded as the end of a sentence ("is no name of up to 40 characters"). */
export class SettingFault {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
export type Parse<T> = (value: unknown) => T | SettingFault;
export type Settings = {
  /** Returns the setting's value; if it is missing or wrong, returns `otherwise` and notes a fault in words. */
  readonly read: <T>(name: string, parse: Parse<T>, otherwise: T) => T;
  /** Notes a fault for each field that was never read: a misspelt setting would have no effect. */
  readonly end: () => void;
};

/** Reads an object of unknown shape setting by setting, and notes every fault as "where: setting is …". */
export function openSettings(value: unknown, where: string, faults: string[]): Settings {
  const known = new Set<string>();
  if (!isRecord(value)) faults.push(`${where} is no object`);
  const fields = isRecord(value) ? value : {};
  return {
    read(name, parse, otherwise) {
      known.add(name);
      if (!isRecord(value)) return otherwise;
      if (!Object.hasOwn(fields, name)) {
        faults.push(`${where}: ${name} is missing`);
        return otherwise;
      }
      const parsed = parse(fields[name]);
      if (!(parsed instanceof SettingFault)) return parsed;
      faults.push(`${where}: ${name} ${parsed.text}`);
      return otherwise;
    },
    end() {
      for (const name of Object.keys(fields)) if (!known.has(name)) faults.push(`${where}: ${name} is no setting`);
    },
  };
}

/** @param isRight whether a text is valid; `what` names the kind of value ("a time zone") */
export const text =
  (isRight: (text: string) => boolean, what: string): Parse<string> =>
  (value) =>
    typeof value === "string" && isRight(value) ? value : new SettingFault(`is no ${what}`);

export const oneOf =
  <T>(values: readonly T[]): Parse<T> =>
  (value) =>
    values.find((each) => each === value) ?? new SettingFault(`is none of ${values.join(", ")}`);

export const orNull =
  <T>(parse: Parse<T>): Parse<T | null> =>
  (value) =>
    value === null ? null : parse(value);

export const listOf =
  <T>(parse: Parse<T>): Parse<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return new SettingFault("is no list");
    const items: readonly (T | SettingFault)[] = value.map(parse);
    const wrong = items.findIndex((item) => item instanceof SettingFault);
    const fault = items[wrong];
    if (fault instanceof SettingFault)
      return new SettingFault(`has ${JSON.stringify(value[wrong])}, which ${fault.text}`);
    return items.filter((item): item is T => !(item instanceof SettingFault));
  };

/** Reads a part of the file that is an object of its own; its faults count as the setting's. */
export function within<T>(value: unknown, readParts: (settings: Settings) => T): T | SettingFault {
  const faults: string[] = [];
  const settings = openSettings(value, "it", faults);
  const read = readParts(settings);
  settings.end();
  return faults.length === 0 ? read : new SettingFault(`is wrong: ${faults.join(", ")}`);
}

export const name = (longest: number): Parse<string> =>
  text(
    (value) => value.trim() === value && value !== "" && value.length <= longest,
    `name of 1 to ${longest} characters`,
  );

export const isSecure = (address: string): boolean =>
  /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[^\s\\]*)?$/i.test(address);
export const isOrigin = (address: string): boolean => /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?$/.test(address);

const mostWhole = 999_999_999;

/** @param most the greatest number allowed */
export const wholeUpTo =
  (most: number): Parse<number> =>
  (value) =>
    typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most
      ? value
      : new SettingFault(`is no whole number from 0 to ${most}`);

export const wholeFromOne: Parse<number> = (value) =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= mostWhole
    ? value
    : new SettingFault("is no whole number from 1");
