import type { ComponentProps } from "react";

type Parts = typeof import("./field-rows.tsx");

let parts: Parts | null = null;

/** Races and tournaments cost the list of football nothing: what draws them is loaded by the lists that have them. */
export async function loadFieldParts(): Promise<void> {
  // Each caller asks for itself: on the server no request may wait for the promise of another.
  parts ??= await import("./field-rows.tsx");
}

function readParts(): Parts {
  // React's own way to wait. The server has loaded them before it renders such a list.
  if (parts === null) throw loadFieldParts();
  return parts;
}

export function FieldRows(props: ComponentProps<Parts["FieldRows"]>) {
  const { FieldRows: Rows } = readParts();
  return <Rows {...props} />;
}

export function FieldState(props: ComponentProps<Parts["FieldState"]>) {
  const { FieldState: State } = readParts();
  return <State {...props} />;
}
