import { parse, type Select, type Token } from "@messageformat/parser";

/** What a value of a message may be. Numbers choose plurals, booleans and null choose a case of `select`. */
type ValueKind = "number" | "boolean" | "null" | "string";
/** The values that a message takes, by name. A value that is only inserted is a string or a number. */
export type MessageValues = ReadonlyMap<string, ReadonlySet<ValueKind>>;

type PluralForm = Intl.LDMLPluralRule;
/** The forms that a language has; `needed` are those of the counts up to 100, which each of its messages must give. */
export type PluralForms = {
  readonly cardinal: PluralForm[];
  readonly ordinal: PluralForm[];
  /** The form that 0 takes. */
  readonly zeroForm: PluralForm;
  readonly needed: Readonly<Record<"plural" | "selectordinal", ReadonlySet<PluralForm>>>;
};

/** @param tag a language's tag for `Intl` @param forms all its forms, also those of fractions and millions */
export function toPluralForms(tag: string, forms: Pick<PluralForms, "cardinal" | "ordinal">): PluralForms {
  const zeroForm = new Intl.PluralRules(tag).select(0);
  const upTo100 = Array.from({ length: 101 }, (_, count) => count);
  const neededBy = (type: Intl.PluralRuleType) => {
    const rules = new Intl.PluralRules(tag, { type });
    return new Set(upTo100.map((count) => rules.select(count)));
  };
  return { ...forms, zeroForm, needed: { plural: neededBy("cardinal"), selectordinal: neededBy("ordinal") } };
}

/** @throws where the message is no ICU MessageFormat, has a form that the language does not have or lacks one that it needs */
export function readValues(message: string, forms: PluralForms): MessageValues {
  const values = new Map<string, Set<ValueKind>>();
  const add = (name: string, kinds: readonly ValueKind[]) =>
    values.set(name, new Set([...(values.get(name) ?? []), ...kinds]));
  const visit = (token: Token): void => {
    if (token.type === "argument" || token.type === "function") add(token.arg, []);
    if (!("cases" in token)) return;
    const keys = token.cases.map(({ key }) => key);
    checkForms(token.type, keys, forms);
    if (token.type === "plural") checkShared(token, forms);
    add(token.arg, token.type === "select" ? kindsOfCases(keys) : ["number"]);
    for (const { tokens } of token.cases) tokens.forEach(visit);
  };
  parse(message, forms).forEach(visit);
  return values;
}

/** A plural of exact numbers alone ("=1") needs no form but `other`. */
function checkForms(type: Select["type"], keys: readonly string[], { needed }: PluralForms): void {
  if (type === "select" || keys.every((key) => key === "other" || key.startsWith("="))) return;
  const lacking = [...needed[type]].filter((form) => !keys.includes(form));
  if (lacking.length > 0) throw new Error(`The ${type} lacks ${lacking.join(", ")}.`);
}

/** A form that 0 and 1 share, as in French, names its count: it would say "1" of 0. */
function checkShared({ arg, cases }: Select, { zeroForm }: PluralForms): void {
  const shared = cases.find(({ key }) => key === zeroForm && key === "one");
  if (shared === undefined || cases.some(({ key }) => key === "=0") || shared.tokens.some(names(arg))) return;
  throw new Error(`The form ${shared.key} counts 0 too and does not name the count; "=1" counts nothing but 1.`);
}

const names =
  (arg: string) =>
  (token: Token): boolean =>
    token.type === "octothorpe" ||
    (token.type === "argument" && token.arg === arg) ||
    ("cases" in token && token.cases.some(({ tokens }) => tokens.some(names(arg))));

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
