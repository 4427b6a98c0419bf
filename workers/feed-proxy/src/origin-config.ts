import { parseJson } from "../../../shared/json/parse-json.ts";
import { isRecord } from "../../../shared/json/record.ts";
import type { OriginConfig } from "../../../shared/origins/origin-choice.ts";

/** The deployment's `ORIGINS` is not JSON, or has the wrong shape (C8.07). */
export class OriginConfigError extends Error {
  override readonly name = "OriginConfigError";
}

/**
 * Written by hand: a validation library would be more than nine tenths of this Worker's bundle, for three lists.
 * @throws OriginConfigError, which names the first wrong field
 */
export function parseOriginConfig(text: string): OriginConfig {
  const json = parseJson(text);
  if (json === undefined) throw new OriginConfigError("ORIGINS is not JSON");
  const fields = toFields(json, "", ["local", "global", "default_url"]);
  return {
    local: toEntries(fields["local"], "local"),
    global: toEntries(fields["global"], "global"),
    default_url: toUrl(fields["default_url"], "default_url"),
  };
}

type Entry = OriginConfig["local"][number];

function toEntries(value: unknown, at: string): readonly Entry[] {
  return toList(value, at).map((item, index) => {
    const fields = toFields(item, `${at}.${index}`, ["url", "weight", "countries"]);
    return {
      url: toUrl(fields["url"], `${at}.${index}.url`),
      weight: toWeight(fields["weight"], `${at}.${index}.weight`),
      countries: toCountries(fields["countries"], `${at}.${index}.countries`),
    };
  });
}

function toUrl(value: unknown, at: string): string {
  const url = typeof value === "string" ? URL.parse(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) refuse(at, "is no address of http or https");
  return String(value).replace(/\/+$/, "");
}

function toWeight(value: unknown, at: string): number {
  return typeof value === "number" && Number.isFinite(value) ? value : refuse(at, "is no number");
}

function toCountries(value: unknown, at: string): readonly string[] {
  const countries = toList(value, at).map((item, index) =>
    typeof item === "string" && /^[A-Z]{2}$/.test(item) ? item : refuse(`${at}.${index}`, "is no country's code"),
  );
  return countries.length > 0 ? countries : refuse(at, "is empty");
}

const toList = (value: unknown, at: string): readonly unknown[] =>
  Array.isArray(value) ? value : refuse(at, "is no list");

/** An object with these fields and no other: a misspelt one would be an origin that is never asked. */
function toFields(value: unknown, at: string, names: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) return refuse(at, "is no object");
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  return unknown === undefined ? value : refuse(at === "" ? unknown : `${at}.${unknown}`, "is no field");
}

function refuse(at: string, fault: string): never {
  throw new OriginConfigError(`ORIGINS: ${at} ${fault}`);
}
