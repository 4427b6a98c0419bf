import { parse, Kind, type TypeNode } from "graphql";

type Value = string | number | boolean | null | readonly Value[];

/**
 * The variables of a query, read from an address: `&id=1abcdefg&day=0&betTypes=HOME_AWAY,OVER_UNDER`. Texts are
 * converted to the declared types, lists are split at commas; undeclared variables are left out.
 */
export function readVariables(query: string, parameters: URLSearchParams): Readonly<Record<string, Value>> {
  const operation = parse(query, { noLocation: true }).definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const declared = operation?.kind === Kind.OPERATION_DEFINITION ? (operation.variableDefinitions ?? []) : [];
  return Object.fromEntries(
    declared.flatMap(({ variable, type }) => {
      const text = parameters.get(variable.name.value);
      return text === null ? [] : [[variable.name.value, toValue(text, type)]];
    }),
  );
}

function toValue(text: string, type: TypeNode): Value {
  if (type.kind === Kind.NON_NULL_TYPE) return toValue(text, type.type);
  if (type.kind === Kind.LIST_TYPE) return text === "" ? [] : text.split(",").map((item) => toValue(item, type.type));
  // A value that is not a number stays a text, which graphql-js then refuses by name.
  const isNumber = (type.name.value === "Int" || type.name.value === "Float") && /^-?\d+(?:\.\d+)?$/.test(text);
  return isNumber ? Number(text) : text;
}
