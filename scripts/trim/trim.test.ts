import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseAst } from "vite";
import { describe, expect, it } from "vitest";
import { root } from "../workers.ts";
import { trim } from "./trim.ts";
import { drawingAttributes, mediaEvents, type Unused } from "./unused-in-libraries.ts";

const trimmed = (code: string, unused: Unused = {}) =>
  trim(code, parseAst(code), unused).replaceAll(/\s+/g, " ").trim();

describe("what is left out of a library", () => {
  it("is the body of a function that is not called, and what a function returns each time", () => {
    const code = "function submit(form) { send(form); }\nasync function load(url) { return go(url); }";
    const functions = { submit: "never", load: "return [url]" } as const;
    expect(trimmed(code, { functions })).toBe(
      'function submit(form) { throw new Error("submit is left out"); } async function load(url) { return [url]; }',
    );
  });

  it("is what is done without a flag", () => {
    expect(
      trimmed("if (!context.future.v3_singleFetch) start({ v7_fetcherPersist: options.v7_fetcherPersist });"),
    ).toBe("if (!true) start({ v7_fetcherPersist: true });");
  });

  it("are loops over what stays empty", () => {
    const code =
      "state.fetchers.forEach((fetcher) => drop(fetcher)); const stop = () => timers.forEach(clear); keys.forEach(use);";
    expect(trimmed(code, { empty: ["state.fetchers", "timers"] })).toBe(
      "undefined; const stop = () => undefined; keys.forEach(use);",
    );
  });

  it("are words for developers: names of components, warnings, messages of assertions", () => {
    const code =
      'Link.displayName = "Link"; invariant(isOpen(), "not " + state); console.warn("soon"); UNSAFE_invariant(false);';
    expect(trimmed(code)).toBe("invariant(isOpen()); undefined; UNSAFE_invariant(false);");
  });

  it("are words of a list", () => {
    const code = 'const names = "abort click play".split(" "), name = "play";';
    const words = { "abort ": new Set(["abort", "play"]) };
    expect(trimmed(code, { words })).toBe('const names = "click".split(" "), name = "play";');
  });

  it("are exports that nobody asks for, and a module that another stands in for", () => {
    expect(trimmed("exports.render = start; exports.version = 1;", { exports: ["render"] })).toBe(
      "exports.version = 1;",
    );
    expect(trimmed('import { a } from "large"; import { b } from "small";', { imports: { large: "small" } })).toBe(
      'import { a } from "small"; import { b } from "small";',
    );
  });
});

it.each<[string, Unused]>([
  ["function", { functions: { gone: "never" } }],
  ["export", { exports: ["gone"] }],
  ["import", { imports: { gone: "small" } }],
  ["list", { words: { gone: new Set<string>() } }],
  ["loop", { empty: ["gone"] }],
])("refuses a library in which the %s is not there any more", (_, unused) => {
  expect(() => trimmed("function other() {}", unused)).toThrow(/^gone(\.forEach)? is there 0 times$/);
});

it("refuses a function of which there are two", () => {
  const code = "function load() {} { function load() {} }";
  expect(() => trimmed(code, { functions: { load: "never" } })).toThrow("load is there 2 times");
});

it("leaves React no event out that a component listens to", async () => {
  const heard = new Set<string>();
  for await (const file of glob("app/**/*.tsx", { cwd: root })) {
    const code = await readFile(join(root, file), "utf8");
    for (const [, name = ""] of code.matchAll(/\bon([A-Z][A-Za-z]+)=/g)) heard.add(name);
  }
  expect(heard).toContain("Click");
  expect([...mediaEvents].filter((name) => heard.has(name[0]?.toUpperCase() + name.slice(1)))).toEqual([]);
});

it("leaves React no attribute of drawings out that a component sets", async () => {
  const set = new Set<string>();
  for await (const file of glob("app/**/*.tsx", { cwd: root })) {
    const code = await readFile(join(root, file), "utf8");
    for (const [, name = ""] of code.matchAll(/\b([a-z]+[A-Z][A-Za-z]+)[=:]/g)) set.add(name);
  }
  expect(set).toContain("textAnchor");
  const toProperty = (name: string) => name.replaceAll(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());
  expect([...drawingAttributes].map(toProperty).filter((name) => set.has(name))).toEqual([]);
});
