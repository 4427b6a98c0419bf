import { expect, it } from "vitest";
import { mergeValues, readValues, toPluralForms, toValuesType, type PluralForms } from "./message.ts";

const all: PluralForms["cardinal"] = ["zero", "one", "two", "few", "many", "other"];
const formsOf = (tag: string) => toPluralForms(tag, { cardinal: all, ordinal: all });
const typeOf = (message: string, tag = "en") => toValuesType(readValues(message, formsOf(tag)));

it("knows by a value's use what it may be", () => {
  expect(typeOf("{name}: {text}")).toBe("{ readonly name: string | number; readonly text: string | number }");
  expect(typeOf("{count, plural, one {1 {what}} other {# {what}}}")).toBe(
    "{ readonly count: number; readonly what: string | number }",
  );
  expect(typeOf("{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}")).toBe("{ readonly rank: number }");
  expect(typeOf("{isFirst, select, true {a} other {b}}")).toBe("{ readonly isFirst: boolean }");
  expect(typeOf("{laps, select, null {} other {/{laps}}}")).toBe("{ readonly laps: null | string | number }");
  expect(typeOf("{kind, select, race {a} other {b}}")).toBe("{ readonly kind: string }");
});

it("takes a value in each language that one of them inserts", () => {
  const [sets, name] = ["{count, plural, one {a} other {b}}", "{name}"].map((text) => readValues(text, formsOf("en")));
  const merged = mergeValues([sets ?? new Map(), name ?? new Map(), readValues("{count}", formsOf("de"))]);
  expect(toValuesType(merged)).toBe("{ readonly count: number; readonly name: string | number }");
});

it("refuses a plural that lacks a form which counts up to 100 take", () => {
  const few = "{count, plural, one {a} few {b} other {c}}";
  expect(() => typeOf(few, "cs")).not.toThrow();
  expect(() => typeOf(few, "pl")).toThrow("The plural lacks many.");
  expect(() => typeOf(few, "ar")).toThrow("The plural lacks zero, two, many.");
  expect(() => typeOf("{count, plural, one {a} other {b}}", "cs")).toThrow("The plural lacks few.");
  expect(() => typeOf("{rank, selectordinal, one {a} other {b}}")).toThrow("The selectordinal lacks two, few.");
});

it("refuses a form of 0 and 1 that does not name its count", () => {
  const fixed = "{games, plural, one {1 match} other {{games} matchs}}";
  expect(() => typeOf(fixed, "fr")).toThrow("counts 0 too");
  expect(() => typeOf(fixed, "en")).not.toThrow();
  for (const right of ["one {{games} match}", "one {# match}", "=1 {un match}", "=0 {aucun match} one {un match}"])
    expect(() => typeOf(`{games, plural, ${right} other {{games} matchs}}`, "fr")).not.toThrow();
});

it("asks for no more than `other` beside exact numbers", () => {
  expect(() => typeOf("{day, plural, =1 {1er} other {{day}}}", "pl")).not.toThrow();
  expect(() => typeOf("{count, plural, =0 {none} one {a} other {b}}", "pl")).toThrow("The plural lacks many, few.");
});

it("refuses what is no message, and forms that a language does not have", () => {
  expect(() => typeOf("{count, plural, one {a}")).toThrow("Unexpected message end");
  const english = { ...formsOf("en"), cardinal: ["one", "other"] } satisfies PluralForms;
  expect(() => readValues("{count, plural, one {a} few {b} other {c}}", english)).toThrow("few");
});
