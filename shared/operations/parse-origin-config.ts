import { isRecord } from "../basics/record.ts";
import type { OriginConfig } from "./origin-choice.ts";

/** A list of origins has the wrong shape (C8.07). */
export class OriginConfigError extends Error {
  override readonly name = "OriginConfigError";
}

/** Means the origin Worker of this deployment, which has no address. */
export const embeddedOrigin = "https://origin.embedded";

/** The deployment's own origin serves everyone. */
export const onlyEmbedded: OriginConfig = { local: [], global: [], default_url: embeddedOrigin };

/**
 * Written by hand: a validation library would be more than nine tenths of the feed proxy's bundle, for three lists.
 * @param json `{local, global, default_url}`, of unknown shape
 * @throws OriginConfigError, which names the first wrong field
 */
export function parseOriginConfig(json: unknown): OriginConfig {
  const fields = toFields(json, "", ["local", "global", "default_url"]);
  const config = {
    local: toEntries(fields["local"], "local"),
    global: toEntries(fields["global"], "global"),
    default_url: toUrl(fields["default_url"], "default_url"),
  };
  for (const [name, entries] of [["local", config.local] as const, ["global", config.global] as const]) {
    if (entries.length > 0 && entries.every(({ weight }) => weight === 0)) refuse(name, "has no weight above 0");
  }
  return config;
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

/** A host and a path: names are appended to it, and a query or a user name in it would end up in the wrong place. */
const urlPattern = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?(?:\/[^\s?#@\\]*)?$/i;

const toUrl = (value: unknown, at: string): string =>
  typeof value === "string" && urlPattern.test(value)
    ? value.replace(/\/+$/, "")
    : refuse(at, "is no address of http or https with a host and a path alone");

const toWeight = (value: unknown, at: string): number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : refuse(at, "is no number from 0");

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
  if (!isRecord(value)) return refuse(at === "" ? "the list of origins" : at, "is no object");
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  return unknown === undefined ? value : refuse(at === "" ? unknown : `${at}.${unknown}`, "is no field");
}

function refuse(at: string, fault: string): never {
  throw new OriginConfigError(`origins: ${at} ${fault}`);
}
