import type { ComponentProps } from "react";
import { sportById } from "../../../../shared/sports/catalogue.ts";
import { sportIdOf } from "../../../../shared/identity/stable-id.ts";

type Parts = typeof import("./field-page.tsx");

let parts: Parts | null = null;

/** The page of a match costs nothing more: what draws a race is loaded by the pages of races. */
async function loadFieldPage(): Promise<void> {
  // Each caller asks for itself: on the server no request may wait for the promise of another.
  parts ??= await import("./field-page.tsx");
}

/** Whether many start in an event, rather than two sides meet. */
export const isFieldEvent = (eventId: string): boolean => sportById(sportIdOf(eventId) ?? 0)?.duel === false;

/** For the server, which renders at once. */
export async function prepareFieldPage(eventId: string): Promise<void> {
  if (isFieldEvent(eventId)) await loadFieldPage();
}

function readParts(): Parts {
  // React's own way to wait.
  if (parts === null) throw loadFieldPage();
  return parts;
}

export function FieldBoard(props: ComponentProps<Parts["FieldBoard"]>) {
  const { FieldBoard: Board } = readParts();
  return <Board {...props} />;
}

export function Classification() {
  const { Classification: List } = readParts();
  return <List />;
}

export function StarterCard() {
  const { StarterCard: Card } = readParts();
  return <Card />;
}
