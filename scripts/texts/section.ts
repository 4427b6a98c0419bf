import type { Language } from "../../shared/texts/languages.ts";
import { mergeValues, toValuesType, type MessageValues } from "./message.ts";

/** What a file of texts may hold: messages, lists and groups of them. */
export type Texts = string | readonly Texts[] | { readonly [key: string]: Texts };

/** The texts of each language, the first language first. */
export type OfLanguages = readonly (readonly [Language, Texts])[];

/** The same text, list or group in all languages that have it. */
export type Shape =
  | { readonly kind: "text"; readonly values: MessageValues }
  | { readonly kind: "list"; readonly items: readonly Shape[]; readonly isFixed: boolean }
  | { readonly kind: "group"; readonly members: ReadonlyMap<string, Member> };
type Member = { readonly shape: Shape; readonly isOptional: boolean };

const isList = (texts: Texts): texts is readonly Texts[] => Array.isArray(texts);
export const isGroup = (texts: Texts | undefined): texts is Readonly<Record<string, Texts>> =>
  typeof texts === "object" && !Array.isArray(texts);

/**
 * Returns the shape that all languages have in common. A member that some language lacks is optional; a list has a fixed
 * length where it is the same everywhere.
 * @param valuesOf the values of a message in a language
 * @throws where one language has a group and another one a text
 */
export function toShape(
  texts: OfLanguages,
  valuesOf: (message: string, lang: Language) => MessageValues,
  path: string,
): Shape {
  const all = texts.map(([, each]) => each);
  if (all.every((each) => typeof each === "string")) {
    return { kind: "text", values: mergeValues(texts.map(([lang, each]) => valuesOf(String(each), lang))) };
  }
  if (all.every(isList)) {
    const lengths = new Set(all.map(({ length }) => length));
    const items = Array.from({ length: Math.max(...lengths) }, (_, index) => {
      const having = texts.flatMap(([lang, each]) =>
        isList(each) && index < each.length ? [[lang, each[index] ?? ""] as const] : [],
      );
      return toShape(having, valuesOf, `${path}.${index}`);
    });
    return { kind: "list", items, isFixed: lengths.size === 1 };
  }
  if (!all.every(isGroup)) throw new Error(`${path}: the languages differ in what stands here.`);
  const members = new Map<string, Member>();
  for (const key of new Set(all.flatMap((each) => Object.keys(each)))) {
    const having = texts.flatMap(([lang, each]) => {
      const member = isGroup(each) ? each[key] : undefined;
      return member === undefined ? [] : [[lang, member] as const];
    });
    members.set(key, { shape: toShape(having, valuesOf, `${path}.${key}`), isOptional: having.length < texts.length });
  }
  return { kind: "group", members };
}

const isNumber = (key: string): boolean => /^\d+$/.test(key);

/** The TypeScript type of a shape. A group whose keys are all numbers is a table, in which a number is looked up. */
export function toType(shape: Shape): string {
  if (shape.kind === "text") {
    return shape.values.size === 0 ? "string" : `(values: ${toValuesType(shape.values)}) => string`;
  }
  if (shape.kind === "list") {
    const types = shape.items.map(toType);
    if (shape.isFixed) return `readonly [${types.map(parenthesise).join(", ")}]`;
    const item = [...new Set(types)].map(parenthesise).join(" | ");
    return `readonly [${item}, ...(${item})[]]`;
  }
  const members = [...shape.members];
  if (members.length > 0 && members.every(([key]) => isNumber(key))) {
    const types = [...new Set(members.map(([, member]) => toType(member.shape)))];
    return `Readonly<Record<number, ${types.map(parenthesise).join(" | ")}>>`;
  }
  const lines = members.map(
    ([key, { shape: member, isOptional }]) =>
      `readonly ${JSON.stringify(key)}${isOptional ? "?" : ""}: ${toType(member)};`,
  );
  return `{ ${lines.join(" ")} }`;
}

const parenthesise = (type: string): string => (type.includes("=>") ? `(${type})` : type);
