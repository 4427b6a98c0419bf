import { parse, type Token } from "@messageformat/parser";

/** What a value of a message may be. Numbers choose plurals, booleans and null choose a case of `select`. */
type ValueKind = "number" | "boolean" | "null" | "string";
/** The values that a message takes, by name. A value that is only inserted is a string or a number. */
export type MessageValues = ReadonlyMap<string, ReadonlySet<ValueKind>>;

/** @throws where the message is no ICU MessageFormat, or has a form that this language does not have */
export function readValues(message: string, pluralKeys: PluralKeys): MessageValues {
  const values = new Map<string, Set<ValueKind>>();
  const add = (name: string, ...kinds: readonly ValueKind[]) => {
    const known = values.get(name) ?? new Set();
    for (const kind of kinds) known.add(kind);
    values.set(name, known);
  };
  const visit = (token: Token): void => {
    if (token.type === "argument" || token.type === "function") add(token.arg);
    if (token.type !== "plural" && token.type !== "select" && token.type !== "selectordinal") return;
    const keys = token.cases.map(({ key }) => key);
    add(token.arg, ...(token.type === "select" ? kindsOfCases(keys) : (["number"] as const)));
    for (const { tokens } of token.cases) tokens.forEach(visit);
  };
  parse(message, pluralKeys).forEach(visit);
  return values;
}

/** The plural forms that a language has. */
export type PluralKeys = {
  readonly cardinal: ("zero" | "one" | "two" | "few" | "many" | "other")[];
  readonly ordinal: ("zero" | "one" | "two" | "few" | "many" | "other")[];
};

function kindsOfCases(keys: readonly string[]): readonly ValueKind[] {
  if (keys.includes("true") || keys.includes("false")) return ["boolean"];
  return keys.includes("null") ? ["null", "string", "number"] : ["string"];
}

/** The values of the same message in several languages: a language may leave out what another one inserts. */
export function mergeValues(all: readonly MessageValues[]): MessageValues {
  const merged = new Map<string, Set<ValueKind>>();
  for (const values of all) {
    for (const [name, kinds] of values) merged.set(name, new Set([...(merged.get(name) ?? []), ...kinds]));
  }
  return merged;
}

const typeOf = (kinds: ReadonlySet<ValueKind>): string =>
  kinds.size === 0 ? "string | number" : [...kinds].join(" | ");

/** The type of a message's values: `{ readonly count: number; readonly name: string | number }`. */
export function toValuesType(values: MessageValues): string {
  const members = [...values].map(([name, kinds]) => `readonly ${name}: ${typeOf(kinds)}`);
  return `{ ${members.join("; ")} }`;
}
