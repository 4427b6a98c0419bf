import {
  getNamedType,
  GraphQLError,
  isObjectType,
  type ASTVisitor,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type SelectionSetNode,
  type ValidationContext,
  type ValueNode,
} from "graphql";
import { deepest, largestPage, marketsOfBetType, mostIds, mostValues, usualLengths } from "./limits.ts";

/**
 * A validation rule: how deep a query goes, and how many values its answer may hold (G3). Lists count by the `first` or the
 * ids that stand in the query, by the most that is allowed where a variable stands for them. What a query asks of the
 * schema itself is left to graphql-js.
 */
export function limitRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      const root = context.getSchema().getRootType(node.operation);
      if (!isObjectType(root)) return;
      const fault = faultOf(context, node.selectionSet, root);
      if (fault !== null)
        context.reportError(new GraphQLError(fault, { nodes: [node], extensions: { code: "QUERY_TOO_LARGE" } }));
    },
  };
}

function faultOf(context: ValidationContext, selections: SelectionSetNode, root: GraphQLObjectType): string | null {
  let values = 0;
  let isTooDeep = false;
  const isOver = () => isTooDeep || values > mostValues;

  // Stops as soon as a limit is passed: what fragments unfold to can be far longer than the query.
  function walk(
    { selections: nodes }: SelectionSetNode,
    type: GraphQLObjectType,
    depth: number,
    times: number,
    path: readonly string[],
  ): void {
    for (const node of nodes) {
      if (isOver()) return;
      if (node.kind === "Field") {
        const field = type.getFields()[node.name.value];
        if (field === undefined) continue;
        values += times;
        isTooDeep = depth > deepest;
        const inner = getNamedType(field.type);
        if (node.selectionSet !== undefined && isObjectType(inner)) {
          walk(node.selectionSet, inner, depth + 1, times * lengthOf(type, field, node), path);
        }
      } else if (node.kind === "InlineFragment") {
        walk(node.selectionSet, type, depth, times, path);
      } else {
        const name = node.name.value;
        const fragment = path.includes(name) ? null : context.getFragment(name);
        if (fragment != null) walk(fragment.selectionSet, type, depth, times, [...path, name]);
      }
    }
  }

  walk(selections, root, 1, 1, []);
  if (isTooDeep) return `The query is deeper than ${deepest} fields.`;
  return values > mostValues ? `The answer could hold more than ${mostValues} values: ask for less at once.` : null;
}

/** How many values a field has at most; 1 where it is no list and names no page. */
function lengthOf(parent: GraphQLObjectType, field: GraphQLField<unknown, unknown>, node: FieldNode): number {
  const given = (name: string) => node.arguments?.find((argument) => argument.name.value === name)?.value;
  const page = field.args.find(({ name }) => name === "first");
  if (page !== undefined) return pageLength(page.defaultValue, given("first"));
  const ids = given("ids") ?? given("eventIds");
  if (ids !== undefined) return ids.kind === "ListValue" ? ids.values.length : mostIds;
  const usual = usualLengths[`${parent.name}.${field.name}`] ?? 1;
  const betTypes = given("betTypes");
  return betTypes?.kind === "ListValue" ? Math.min(usual, betTypes.values.length * marketsOfBetType) : usual;
}

function pageLength(usual: unknown, first: ValueNode | undefined): number {
  if (first === undefined) return typeof usual === "number" ? usual : largestPage;
  return first.kind === "IntValue" ? Math.min(largestPage, Math.max(1, Number(first.value))) : largestPage;
}
