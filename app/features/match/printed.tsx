import type { ReactElement } from "react";
import type { Drawn } from "../../rendering/printer.ts";
import { useInside } from "../../rendering/use-inside.ts";
import { Events, useEventContext } from "../match-row/event-context.tsx";

type PrintedProps = {
  readonly tag: "section" | "li";
  readonly className?: string;
  readonly "aria-labelledby"?: string;
  /** All that it is drawn from, beginning with a word for what it is, without what `useEventContext` says. */
  readonly drawnFrom: readonly Drawn[];
  /** The elements inside may ask for `useEventContext`, and for no other context. */
  readonly draw: () => ReactElement;
};

/**
 * A card whose markup the server keeps and reuses while its data are the same: the page of a match is rendered again when its score or
 * its clock changes, and most of its cards have not changed then.
 */
export function Printed({ tag: Tag, drawnFrom, draw, ...attributes }: PrintedProps) {
  const context = useEventContext();
  const { lang, timeZone, sportId, t } = context;
  const from = [...drawnFrom, lang, timeZone, sportId, t.clock ?? null, t.dateOrder ?? null];
  const inside = useInside(from, () => <Events.Provider value={context}>{draw()}</Events.Provider>);
  return <Tag {...attributes} {...inside} />;
}
