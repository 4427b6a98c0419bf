import { feedNameParts, type FeedNameParts } from "./feed-name-parts.ts";
import { feedNamePatterns } from "./feed-name-patterns.ts";

type Patterns = typeof feedNamePatterns;
export type FeedNameKind = keyof Patterns;

type InBraces<P> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | InBraces<Rest> : never;
type InBrackets<P> = P extends `${string}[${infer Inside}]${infer Rest}` ? InBraces<Inside> | InBrackets<Rest> : never;
type Required<P> = Pick<FeedNameParts, Exclude<InBraces<P>, InBrackets<P>> & keyof FeedNameParts>;
type Optional<P> = Partial<Pick<FeedNameParts, InBrackets<P> & keyof FeedNameParts>>;
type Flat<T> = { [K in keyof T]: T[K] };

/** A feed's kind and parts, such as `{ kind: "day", sportId, day, tzHour, lang, projectTypeId }`. */
export type FeedName = {
  [K in FeedNameKind]: Flat<{ readonly kind: K } & Required<Patterns[K]> & Optional<Patterns[K]>>;
}[FeedNameKind];

type PartName = keyof FeedNameParts;
type PartValues = Readonly<Partial<Record<PartName, string | number>>>;

export function formatFeedName(name: FeedName): string {
  const { kind, ...parts } = name;
  const values: PartValues = parts;
  const fill = (pattern: string) => pattern.replace(anyPart, (_, part: PartName) => String(values[part]));
  return fill(
    feedNamePatterns[kind].replace(anyOptional, (_, inside: string) => (isFilled(inside, values) ? inside : "")),
  );
}

/** Null for a text that is no feed's name. One feed has one name: what parses is written back as it was. */
export function parseFeedName(text: string): FeedName | null {
  for (const { kind, expression } of matchersByPrefix.get(toPrefix(text)) ?? []) {
    const found = expression.exec(text);
    if (found === null) continue;
    const parts = Object.entries(found.groups ?? {}).filter(([, value]) => value !== undefined);
    const values = parts.map(([part, value]) => [part, feedNameParts[part as PartName].parse(value)]);
    // The kind's own expression has exactly the kind's parts as groups.
    return { kind, ...Object.fromEntries(values) } as FeedName;
  }
  return null;
}

type Matcher = { readonly kind: FeedNameKind; readonly expression: RegExp };

const anyPart = /\{(\w+)\}/g;
const anyOptional = /\[(.*?)\]/g;

const isFilled = (inside: string, values: PartValues) =>
  [...inside.matchAll(anyPart)].every((match) => values[match[1] as PartName] !== undefined);

const toPrefix = (text: string) => text.slice(0, text.indexOf("_"));

function toMatcher(kind: FeedNameKind): Matcher {
  const source = feedNamePatterns[kind]
    .replace(anyOptional, "(?:$1)?")
    .replace(anyPart, (_, part: PartName) => `(?<${part}>${feedNameParts[part].pattern})`);
  return { kind, expression: new RegExp(`^${source}$`) };
}

const matchersByPrefix = new Map<string, Matcher[]>();
for (const kind of Object.keys(feedNamePatterns) as FeedNameKind[]) {
  const prefix = toPrefix(feedNamePatterns[kind]);
  matchersByPrefix.set(prefix, [...(matchersByPrefix.get(prefix) ?? []), toMatcher(kind)]);
}
