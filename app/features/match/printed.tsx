import { useContext, type ReactElement } from "react";
import { PrinterContext, type Drawn } from "../../rendering/printer.ts";
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
 * its clock changes, and most of its cards have not changed then. Browsers draw it as an ordinary element.
 */
export const Printed = import.meta.env.SSR ? PrintedCard : DrawnCard;

function DrawnCard({ tag: Tag, drawnFrom: _ofTheServer, draw, ...attributes }: PrintedProps) {
  return <Tag {...attributes}>{draw()}</Tag>;
}

function PrintedCard(props: PrintedProps) {
  const print = useContext(PrinterContext);
  const context = useEventContext();
  if (print === null) return <DrawnCard {...props} />;
  const { tag: Tag, drawnFrom, draw, ...attributes } = props;
  const { lang, timeZone, sportId, t } = context;
  const inside = print([...drawnFrom, lang, timeZone, sportId, t.clock ?? null, t.dateOrder ?? null], () => (
    <Events.Provider value={context}>{draw()}</Events.Provider>
  ));
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: inside }} />;
}
