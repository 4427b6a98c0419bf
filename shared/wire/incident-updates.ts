import type { Field } from "./field.ts";

/** An incident and its time: a penalty that is taken, a penalty that was missed. */
export type IncidentUpdate = { readonly updatedSeconds: number; readonly incidentId: string };

/** `seconds:incident`, joined by bars. Items of another form are left out. */
export const updates = (key: string): Field<readonly IncidentUpdate[]> => ({
  key,
  kind: "other",
  format: (list) => list.map(({ updatedSeconds, incidentId }) => `${updatedSeconds}:${incidentId}`).join("|"),
  parse: (value) => value.split("|").flatMap(parseUpdate),
});

function parseUpdate(text: string): readonly IncidentUpdate[] {
  const [, seconds, incidentId] = /^(\d{1,15}):([^:|]+)$/.exec(text) ?? [];
  return seconds === undefined || incidentId === undefined ? [] : [{ updatedSeconds: Number(seconds), incidentId }];
}
