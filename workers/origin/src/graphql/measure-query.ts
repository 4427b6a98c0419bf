import {
  getNamedType,
  GraphQLError,
  isObjectType,
  Kind,
  validate,
  type ArgumentNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
  type ValueNode,
} from "graphql";
import {
  deepest,
  findingCosts,
  largestPage,
  marketsOfBetType,
  mostIds,
  mostParts,
  mostValues,
  usualLengths,
} from "./query-limits.ts";

/** The size of a selection when its fragments are unfolded. */
type Measure = {
  /** Selections, arguments, directives and literals. */
  readonly parts: number;
  /** Fields below each other; a query of the schema itself counts as one. */
  readonly depth: number;
  /** Values of the answer by the largest that each list can be, plus those that the ledger reads to find them. */
  readonly values: number;
};

const nothing: Measure = { parts: 0, depth: 0, values: 0 };

const both = (a: Measure, b: Measure): Measure => ({
  parts: a.parts + b.parts,
  depth: Math.max(a.depth, b.depth),
  values: a.values + b.values,
});

/**
 * graphql-js's validation of a query that was measured first: some of its rules compare each field with each other, or
 * follow fragments as often as they are spread, so they only see queries that are small when unfolded (G3, docs/adr/039).
 */
export const validateWithin: typeof validate = (schema, document, ...rest) => {
  const fault = faultOf(schema, document);
  return fault === null ? validate(schema, document, ...rest) : [fault];
};

const tooLarge = (message: string) => new GraphQLError(message, { extensions: { code: "QUERY_TOO_LARGE" } });

/** The error for a query that is too large; null for one within the limits. Takes as many steps as the text has parts. */
function faultOf(schema: GraphQLSchema, document: DocumentNode): GraphQLError | null {
  const { definitions } = document;
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const { measureOf, cycle } = measureIn(schema, fragments);
  const measures = definitions.map(measureOf);
  const inCycle = cycle();
  if (inCycle !== null) return new GraphQLError(`Cannot spread fragment "${inCycle}" within itself.`);
  const parts = measures.reduce((sum, measure) => sum + measure.parts, 0);
  if (parts > mostParts) return tooLarge(`The query has more than ${mostParts} parts, its fragments unfolded.`);
  for (const [index, definition] of definitions.entries()) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, values } = measures[index] ?? nothing;
    if (schema.getRootType(definition.operation) == null)
      return new GraphQLError(`Only queries are answered, and this is a ${definition.operation}.`);
    if (depth > deepest) return tooLarge(`The query is deeper than ${deepest} fields.`);
    if (values > mostValues)
      return tooLarge(`The answer could take more than ${mostValues} values: ask for less at once.`);
  }
  return null;
}

/**
 * Measures definitions; each fragment once, however often it is spread. Selections that do not fit the schema count as
 * parts.
 */
function measureIn(schema: GraphQLSchema, fragments: readonly FragmentDefinitionNode[]) {
  const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  const known = new Map<string, Measure>();
  const open = new Set<string>();
  let cycle: string | null = null;

  const typeNamed = (name: string): GraphQLObjectType | null => {
    const type = schema.getType(name);
    return isObjectType(type) ? type : null;
  };

  function ofSelections({ selections }: SelectionSetNode, type: GraphQLObjectType | null): Measure {
    return selections.reduce((sum, node) => {
      const own = { ...nothing, parts: 1 + partsOf(node.directives) };
      if (node.kind === Kind.FIELD) return both(sum, both(own, ofField(node, type)));
      if (node.kind === Kind.FRAGMENT_SPREAD) return both(sum, both(own, ofFragment(node.name.value)));
      const inner = node.typeCondition === undefined ? type : typeNamed(node.typeCondition.name.value);
      return both(sum, both(own, ofSelections(node.selectionSet, inner)));
    }, nothing);
  }

  function ofField(node: FieldNode, type: GraphQLObjectType | null): Measure {
    const meta = metaTypes.get(node.name.value);
    const field = type?.getFields()[node.name.value];
    const named = field === undefined ? null : getNamedType(field.type);
    const inner = meta === undefined ? (isObjectType(named) ? named : null) : typeNamed(meta);
    const below = node.selectionSet === undefined ? nothing : ofSelections(node.selectionSet, inner);
    const key = `${type?.name ?? ""}.${node.name.value}`;
    const length = field === undefined ? 1 : lengthOf(key, field, node);
    return {
      parts: partsOf(node.arguments) + below.parts,
      depth: meta === undefined ? 1 + below.depth : 1,
      values: 1 + (findingCosts[key] ?? 0) + length * below.values,
    };
  }

  function ofFragment(name: string): Measure {
    const fragment = byName.get(name);
    if (fragment === undefined) return nothing;
    if (open.has(name)) {
      cycle ??= name;
      return nothing;
    }
    const before = known.get(name);
    if (before !== undefined) return before;
    open.add(name);
    const measure = ofSelections(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value));
    open.delete(name);
    known.set(name, measure);
    return measure;
  }

  function ofDefinition(definition: DocumentNode["definitions"][number]): Measure {
    const own = { ...nothing, parts: 1 };
    if (definition.kind === Kind.FRAGMENT_DEFINITION) return both(own, ofFragment(definition.name.value));
    if (definition.kind !== Kind.OPERATION_DEFINITION) return own;
    const variables = definition.variableDefinitions ?? [];
    const declared = variables.reduce((sum, { defaultValue }) => sum + 1 + valueParts(defaultValue), 0);
    const root = schema.getRootType(definition.operation) ?? null;
    const parts = 1 + declared + partsOf(definition.directives);
    return both({ ...nothing, parts }, ofSelections(definition.selectionSet, root));
  }

  return { measureOf: ofDefinition, cycle: () => cycle };
}

/** Fields that every query may ask of the schema itself. */
const metaTypes = new Map([
  ["__schema", "__Schema"],
  ["__type", "__Type"],
]);

/** The parts of arguments, or of directives with theirs. */
function partsOf(nodes: readonly (ArgumentNode | DirectiveNode)[] = []): number {
  return nodes.reduce(
    (sum, node) => sum + 1 + (node.kind === Kind.ARGUMENT ? valueParts(node.value) : partsOf(node.arguments)),
    0,
  );
}

function valueParts(node: ValueNode | undefined): number {
  if (node?.kind === Kind.LIST) return node.values.reduce((sum, value) => sum + valueParts(value), 1);
  if (node?.kind === Kind.OBJECT) return node.fields.reduce((sum, { value }) => sum + valueParts(value), 1);
  return node === undefined ? 0 : 1;
}

/** The most values of a field; 1 where it is not a list and names no page. */
function lengthOf(key: string, field: GraphQLField<unknown, unknown>, node: FieldNode): number {
  const given = (name: string) => node.arguments?.find((argument) => argument.name.value === name)?.value;
  const page = field.args.find(({ name }) => name === "first");
  if (page !== undefined) return pageLength(page.defaultValue, given("first"));
  const ids = given("ids") ?? given("eventIds");
  if (ids !== undefined) return ids.kind === Kind.LIST ? Math.max(1, ids.values.length) : mostIds;
  const usual = usualLengths[key] ?? 1;
  const betTypes = given("betTypes");
  return betTypes?.kind === Kind.LIST ? Math.min(usual, Math.max(1, betTypes.values.length) * marketsOfBetType) : usual;
}

function pageLength(usual: unknown, first: ValueNode | undefined): number {
  if (first === undefined) return typeof usual === "number" ? usual : largestPage;
  return first.kind === Kind.INT ? Math.min(largestPage, Math.max(1, Number(first.value))) : largestPage;
}
