import { buildSchema, getIntrospectionQuery, parse, specifiedRules, type DocumentNode } from "graphql";
import { describe, expect, it } from "vitest";
import { mostTokens } from "./query-limits.ts";
import { validateWithin } from "./measure-query.ts";
import { persistedQueries } from "./persisted-queries.ts";
import { typeDefinitions } from "./type-definitions.ts";

const schema = buildSchema(typeDefinitions);

/** A document that counts how often anything in it is looked at: the steps of code that walks it. */
function watched(text: string) {
  let reads = 0;
  const known = new WeakMap<object, object>();
  const watch = <T extends object>(target: T): T => {
    const before = known.get(target);
    // The map holds a proxy of each node under that node, so the type is the same.
    if (before !== undefined) return before as T;
    const proxy = new Proxy(target, {
      get(node, key) {
        reads += 1;
        const value: unknown = Reflect.get(node, key, node);
        return typeof value === "object" && value !== null && key !== "loc" ? watch(value) : value;
      },
    });
    known.set(target, proxy);
    return proxy;
  };
  const document: DocumentNode = watch(parse(text, { maxTokens: mostTokens }));
  return { document, reads: () => reads };
}

function validate(text: string) {
  const { document, reads } = watched(text);
  const [first] = validateWithin(schema, document, specifiedRules);
  return { fault: first?.message ?? null, steps: reads() };
}

const times = (count: number, toText: (index: number) => string) => Array.from({ length: count }, (_, n) => toText(n));
/** Fragments that each spread the next one twice. */
const doubling = (count: number, type: string, leaf: string) =>
  `${times(count, (n) => `fragment f${n} on ${type}{...f${n + 1} ...f${n + 1}}`).join("")}fragment f${count} on ${type}{${leaf}}`;
/** Fragments that each spread all later ones. */
const fanning = (count: number, type: string) =>
  times(count, (n) => `fragment f${n} on ${type}{__typename ${times(n, (m) => `...f${m}`).join(" ")}}`).join("");

const manySteps = 50_000;

describe("a query that is small as a text and large as work", () => {
  it.each([
    ["fragments that double", `{...f0}${doubling(24, "Query", "__typename")}`, /parts, its fragments unfolded/],
    ["fragments that double, standing first", `${doubling(24, "Query", "nobody")}{...f0}`, /parts/],
    ["fragments that double and nobody spreads", `{sports{id}}${doubling(24, "Query", "__typename")}`, /parts/],
    ["fragments that double below a field", `{event(id:"1a"){...f0}}${doubling(24, "Event", "id")}`, /parts|values/],
    ["fragments that double about the schema", `{__schema{...f0}}${doubling(24, "__Schema", "__typename")}`, /parts/],
    ["fragments that double on a type that is not there", `{...f0}${doubling(24, "Nobody", "a")}`, /parts/],
    ["fragments that spread all later ones", `{...f19}${fanning(20, "Query")}`, /parts/],
    ["a circle", `{...a} fragment a on Query{...b} fragment b on Query{...a}`, /spread fragment "a" within itself/],
    [
      "a circle of everybody",
      `{...f0}${times(12, (n) => `fragment f${n} on Query{${times(12, (m) => `...f${m}`).join(" ")}}`).join("")}`,
      /within itself/,
    ],
    ["one field again and again", `{${"__typename ".repeat(1_400)}}`, /parts/],
    ["one field under many names", `{${times(200, (n) => `a${n}:sports{id name}`).join(" ")}}`, /parts/],
    [
      "days under many names",
      `{${times(40, (n) => `a${n}:day(sportId:1,day:${n},first:1){total}`).join(" ")}}`,
      /values/,
    ],
    ["leagues of a day's events", `{day(sportId:1,first:200){events{league{events(first:1){total}}}}}`, /values/],
    ["directives", `{sports ${"@include(if:true) ".repeat(200)}{id}}`, /parts/],
    ["directives that are not there", `{sports ${"@a ".repeat(700)}{id}}`, /parts/],
    ["a list of many ids", `{events(ids:[${'"1a" '.repeat(1_200)}]){id}}`, /parts|values/],
    ["lists in lists", `{events(ids:${"[".repeat(700)}${"]".repeat(700)}){id}}`, /parts|ID cannot/],
    ["a field of many fields below each other", `{${"a{".repeat(490)}b${"}".repeat(490)}}`, /deeper/],
    [
      "the schema's types of types",
      `{__schema{types{fields{type{fields{type{fields{name}}}}}}}}`,
      /introspection depth/,
    ],
    ["a literal of 30,000 figures", `{day(sportId:${"9".repeat(30_000)}){total}}`, /Int cannot/],
    ["a name of 30,000 letters", `{${"a".repeat(30_000)}}`, /Cannot query field/],
    ["many operations", times(280, (n) => `query q${n}{a}`).join(" "), /Cannot query|parts/],
    ["a change", `mutation{event}`, /Only queries/],
    ["a subscription", `subscription{event}`, /Only queries/],
  ])("[G3] is refused after few steps: %s", (_, text, reason) => {
    const { fault, steps } = validate(text);
    expect(fault).toMatch(reason);
    expect(steps).toBeLessThan(manySteps);
  });

  it("[G3] costs as many steps as its text is long, however deep its fragments double", () => {
    const small = validate(`{...f0}${doubling(20, "Query", "__typename")}`).steps;
    const large = validate(`{...f0}${doubling(80, "Query", "__typename")}`).steps;
    expect(large / small).toBeLessThan(6);
  });
});

describe("a query within the limits", () => {
  it("[G3] costs bounded steps even at its worst for the rules that compare fields", () => {
    const worst = [
      `{${"__typename ".repeat(490)}}`,
      `{${times(120, () => `event(id:"${"1".repeat(200)}"){id}`).join(" ")}}`,
      `{event(id:"1a"){${times(20, (n) => `...f${n}`).join(" ")}}}${times(20, (n) => `fragment f${n} on Event{${"id ".repeat(10)}}`).join("")}`,
    ];
    for (const text of worst) {
      const { fault, steps } = validate(text);
      expect([fault, steps < 2_000_000]).toEqual([null, true]);
    }
  });

  it("[G3] [G4] is what is known by hash, and what tools ask of the schema", () => {
    const texts = [...Object.values(persistedQueries).map(({ text }) => text), getIntrospectionQuery()];
    for (const text of texts) expect(validate(text).fault).toBeNull();
  });

  it("[G3] may spread a fragment in several places", () => {
    const text = `{a:event(id:"1a"){...e}b:event(id:"1b"){...e}} fragment e on Event{id home{score} away{score}}`;
    expect(validate(text).fault).toBeNull();
  });
});
