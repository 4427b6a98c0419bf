import type { ComponentProps } from "react";
import { defineParts } from "../../rendering/late-parts.ts";
import type * as FieldRowsModule from "./field-rows.tsx";

type Parts = typeof FieldRowsModule;

/** Races and tournaments cost the list of football nothing: what draws them is loaded by the lists that have them. */
export const fieldParts = defineParts(".league.field", () => import("./field-rows.tsx"));

export function FieldRows(props: ComponentProps<Parts["FieldRows"]>) {
  const { FieldRows: Rows } = fieldParts.read();
  return <Rows {...props} />;
}

export function FieldState(props: ComponentProps<Parts["FieldState"]>) {
  const { FieldState: State } = fieldParts.read();
  return <State {...props} />;
}
