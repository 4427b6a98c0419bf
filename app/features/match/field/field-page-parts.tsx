import type { ComponentProps } from "react";
import { sportById } from "../../../../shared/sports/catalogue.ts";
import { sportIdOf } from "../../../../shared/sports/stable-id.ts";
import { defineParts } from "../../../rendering/late-parts.ts";
import type * as FieldPageModule from "./field-page.tsx";

type Parts = typeof FieldPageModule;

/** The page of a match costs nothing more: what draws a race is loaded by the pages of races. */
const pageParts = defineParts(".field-board", () => import("./field-page.tsx"));

/** Whether many start in an event, rather than two sides meet. */
export const isFieldEvent = (eventId: string): boolean => sportById(sportIdOf(eventId) ?? 0)?.duel === false;

/** For the server, which renders at once. */
export async function prepareFieldPage(eventId: string): Promise<void> {
  if (isFieldEvent(eventId)) await pageParts.prepare();
}

export function FieldBoard(props: ComponentProps<Parts["FieldBoard"]>) {
  const { FieldBoard: Board } = pageParts.read();
  return <Board {...props} />;
}

export function Classification() {
  const { Classification: List } = pageParts.read();
  return <List />;
}

export function StarterCard() {
  const { StarterCard: Card } = pageParts.read();
  return <Card />;
}

export function OverallTable(props: ComponentProps<Parts["OverallTable"]>) {
  const { OverallTable: Table } = pageParts.read();
  return <Table {...props} />;
}
