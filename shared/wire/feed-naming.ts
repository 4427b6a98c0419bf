import { feedNameParts, type FeedNameParts } from "./feed-name-parts.ts";

type Patterns = Readonly<Record<string, string>>;

type InBraces<P> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | InBraces<Rest> : never;
type InBrackets<P> = P extends `${string}[${infer Inside}]${infer Rest}` ? InBraces<Inside> | InBrackets<Rest> : never;
type Required<P> = Pick<FeedNameParts, Exclude<InBraces<P>, InBrackets<P>> & keyof FeedNameParts>;
type Optional<P> = Partial<Pick<FeedNameParts, InBrackets<P> & keyof FeedNameParts>>;
type Flat<T> = { [K in keyof T]: T[K] };

/** A feed's kind and parts, such as `{ kind: "day", sportId, day, tzHour, lang, projectTypeId }`. */
export type FeedNameOf<P extends Patterns> = {
  [K in keyof P]: Flat<{ readonly kind: K } & Required<P[K]> & Optional<P[K]>>;
}[keyof P];

type PartName = keyof FeedNameParts;
type PartValues = Readonly<Partial<Record<PartName, string | number>>>;
type AnyName = PartValues & { readonly kind: string };
type Matcher = { readonly kind: string; readonly expression: RegExp };

/** Writes and reads the names of the feeds that a table has: each kind with its pattern (feed-name-patterns.ts). */
export function createFeedNames<const P extends Patterns>(patterns: P) {
  const matchersByPrefix = new Map<string, Matcher[]>();
  for (const [kind, pattern] of Object.entries(patterns)) {
    const prefix = toPrefix(pattern);
    const expression = toExpression(pattern);
    matchersByPrefix.set(prefix, [...(matchersByPrefix.get(prefix) ?? []), { kind, expression }]);
  }

  return {
    format(name: FeedNameOf<P>): string {
      // Whatever the table, a name is a kind with parts.
      const { kind, ...values } = name as AnyName;
      const pattern = patterns[kind] ?? "";
      return fill(
        pattern.replace(anyOptional, (_, inside: string) => (isFilled(inside, values) ? inside : "")),
        values,
      );
    },

    /** Null for a text that is no feed's name. One feed has one name: what parses is written back as it was. */
    parse(text: string): FeedNameOf<P> | null {
      for (const { kind, expression } of matchersByPrefix.get(toPrefix(text)) ?? []) {
        const found = expression.exec(text);
        if (found === null) continue;
        const parts = Object.entries(found.groups ?? {}).filter(([, value]) => value !== undefined);
        const values = parts.map(([part, value]) => [part, feedNameParts[part as PartName].parse(value)]);
        // The kind's own expression has exactly the kind's parts as groups.
        return { kind, ...Object.fromEntries(values) } as FeedNameOf<P>;
      }
      return null;
    },
  };
}

const anyPart = /\{(\w+)\}/g;
const anyOptional = /\[(.*?)\]/g;

const fill = (pattern: string, values: PartValues) =>
  pattern.replace(anyPart, (_, part: PartName) => String(values[part]));

const isFilled = (inside: string, values: PartValues) =>
  [...inside.matchAll(anyPart)].every((match) => values[match[1] as PartName] !== undefined);

const toPrefix = (text: string) => text.slice(0, text.indexOf("_"));

function toExpression(pattern: string): RegExp {
  const source = pattern
    .replace(anyOptional, "(?:$1)?")
    .replace(anyPart, (_, part: PartName) => `(?<${part}>${feedNameParts[part].pattern})`);
  return new RegExp(`^${source}$`);
}
