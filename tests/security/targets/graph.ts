import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from "graphql";
import { persistedQueries } from "../../../workers/origin/src/graphql/persisted-queries.ts";
import { typeDefinitions } from "../../../workers/origin/src/graphql/type-definitions.ts";
import type { HttpInput } from "../harness/exchange.ts";
import type { Ground } from "../harness/ground.ts";
import { encode, hostileNumber, hostileText, mutate } from "../harness/hostile-texts.ts";
import type { Random } from "../harness/random.ts";
import { anyHeaders, toHttpTarget } from "./http-target.ts";

const schema = buildSchema(typeDefinitions);

/** Sends queries of the schema, nearly valid ones, and fragments that grow, in every way to send them. */
export const graph = toHttpTarget({
  name: "graph",
  make(random, ground) {
    const query = random.chance(0.04) ? anyBomb(random) : anyQuery(random, ground);
    return send(random, random.chance(0.25) ? mutate(random, query) : query);
  },
});

function anyQuery(random: Random, ground: Ground): string {
  const fragments: string[] = [];
  const root = schema.getQueryType();
  if (root == null) throw new Error("the schema answers no query");
  const body = selection(random, ground, root, random.pick([2, 3, 4, 12]), fragments);
  const head = random.pick([
    "",
    "query",
    "query Q",
    'query Q($id: ID! = "x")',
    "mutation",
    "subscription",
    "query Q @x",
  ]);
  return [`${head} ${body}`, ...fragments].join("\n");
}

function selection(
  random: Random,
  ground: Ground,
  type: GraphQLObjectType,
  depth: number,
  fragments: string[],
): string {
  const fields = Object.values(type.getFields());
  const parts = random.list(1, 4, () => {
    if (random.chance(0.05))
      return random.pick(["__typename", "__schema { types { name } }", "unknown", "... on Nothing { a }"]);
    if (random.chance(0.1) && depth > 0) {
      const name = `F${fragments.length}`;
      // Reserves the name first, so that the fragment's own selection may spread it again.
      fragments.push("");
      const at = fragments.length - 1;
      const spread = random.chance(0.1) ? ` ...${name}` : "";
      fragments[at] =
        `fragment ${name} on ${type.name} { __typename${spread} ...on ${type.name} ${selection(random, ground, type, depth - 1, fragments)} }`;
      return random.chance(0.3) ? `...${name} ...${name}` : `...${name}`;
    }
    return oneField(random, ground, random.pick(fields), depth, fragments);
  });
  return `{ ${parts.join(" ")} }`;
}

function oneField(
  random: Random,
  ground: Ground,
  field: GraphQLField<unknown, unknown>,
  depth: number,
  fragments: string[],
): string {
  const alias = random.chance(0.2) ? `a${random.int(3)}: ` : "";
  const taken = field.args.filter(({ type }) => isNonNullType(type) || random.chance(0.5));
  const args = taken.map(({ name, type }) => `${name}: ${anyValue(random, ground, type)}`);
  const directive = random.chance(0.08)
    ? random.pick([
        " @skip(if: false)",
        " @include(if: true) @include(if: true)",
        " @skip",
        " @none",
        " @include(if: $x)",
      ])
    : "";
  const named = getNamedType(field.type);
  const below = isObjectType(named)
    ? depth > 0
      ? selection(random, ground, named, depth - 1, fragments)
      : "{ __typename }"
    : "";
  return `${alias}${field.name}${args.length === 0 ? "" : `(${args.join(", ")})`}${directive} ${below}`;
}

function anyValue(random: Random, ground: Ground, type: GraphQLInputType): string {
  if (random.chance(0.08))
    return random.pick(["null", "$x", "{a: 1}", "[[]]", "1e400", "-99999999999", JSON.stringify(hostileText(random))]);
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner) && isInputType(inner.ofType)) {
    const item = inner.ofType;
    return `[${random.list(0, random.pick([1, 3, 60]), () => anyValue(random, ground, item)).join(", ")}]`;
  }
  if (isEnumType(inner)) return random.pick(inner.getValues()).name;
  switch (getNamedType(inner).name) {
    case "Int":
      return String(random.chance(0.8) ? random.int(12) : random.pick([-1, 200, 201, 2 ** 31 - 1, 2 ** 31]));
    case "Float":
      return String(random.pick([0, 1, -5, 5.75, 1e30]));
    case "ID":
      return JSON.stringify(
        random.pick([
          ...ground.eventIds,
          ...ground.leagueIds,
          ...ground.participantIds,
          "zzzzzzzz",
          hostileText(random),
        ]),
      );
    default:
      return JSON.stringify(hostileText(random));
  }
}

/** Returns a short query that makes much work for code that expands it. */
function anyBomb(random: Random): string {
  const size = random.pick([4, 12, 24, 60]);
  const count = Array.from({ length: size }, (_, index) => index);
  return random.pick<() => string>([
    () =>
      `{ ...F0 } ${count.map((n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`).join(" ")} fragment F${size} on Query { __typename }`,
    () => `{ sports { ${count.map((n) => `a${n}: name(lang: fr)`).join(" ")} } }`,
    () => `{ ${"__typename @skip(if: false) ".repeat(size)} }`,
    () =>
      `{ ${count.map((n) => `a${n}: live(sportId: 1, first: 200) { events { home { participant { events { total } } } } }`).join(" ")} }`,
    () => `query(${count.map((n) => `$v${n}: [[[[Int]]]]`).join(",")}) { __typename }`,
    () => `{ ${"sports { ".repeat(size)} id ${"} ".repeat(size)} }`,
    () => `{ __schema { types { ${"fields { type { ".repeat(size)} name ${"} } ".repeat(size)} } } }`,
    () => "{".repeat(size * 20),
    () => `{ event(id: "${"\\u0000".repeat(size)}") { id } }`,
  ])();
}

function send(random: Random, query: string): HttpInput {
  const headers = anyHeaders(random);
  const json = { "content-type": "application/json" };
  const variables = random.pick<unknown>([undefined, {}, { id: "x" }, null, [], "x", { __proto__: null, x: 1e308 }]);
  const get = (path: string): HttpInput => ({ method: "GET", path, headers, body: null });
  const post = (body: string, type: Record<string, string> = json): HttpInput => ({
    method: "POST",
    path: "/graphql",
    headers: { ...headers, ...type },
    body,
  });
  return random.pick<() => HttpInput>([
    () => post(JSON.stringify({ query, variables })),
    () => post(JSON.stringify({ query, variables })),
    () => get(`/graphql?query=${encode(random, query)}`),
    () =>
      get(
        `/graphql?query=${encode(random, query)}&variables=${encode(random, random.pick(["{}", "{", "1", "null", "[]", '{"x":']))}`,
      ),
    () =>
      get(
        `/graphql?extensions=${encode(random, random.pick(["{}", "{", '{"persistedQuery":{"sha256Hash":1}}', "[]"]))}`,
      ),
    () =>
      get(
        `/1/x/graphql/pq_graphql?_hash=${random.pick([...Object.values(persistedQueries).map(({ hash }) => hash.slice(0, 8)), "0", "__proto__", ""])}&eventId=${encode(random, hostileText(random))}&sportId=${encode(random, hostileNumber(random))}`,
      ),
    () => post(JSON.stringify(Array.from({ length: random.pick([1, 3, 50]) }, () => ({ query })))),
    () => post(mutate(random, JSON.stringify({ query, variables }))),
    () =>
      post(query, {
        "content-type": random.pick([
          "application/graphql",
          "text/plain",
          "application/x-www-form-urlencoded",
          "multipart/form-data; boundary=x",
          "application/json; charset=utf-16",
        ]),
      }),
    () =>
      post(
        random.pick([
          "",
          "null",
          "1",
          "[]",
          '""',
          "{}",
          '{"query":1}',
          '{"query":null,"extensions":{"persistedQuery":null}}',
          `${"[".repeat(20_000)}`,
        ]),
      ),
    () => ({ ...post(JSON.stringify({ query })), method: random.pick(["PUT", "DELETE", "OPTIONS", "HEAD"]) }),
  ])();
}
