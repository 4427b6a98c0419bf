import { useRef, useState, type PointerEvent, type ReactNode } from "react";
import { mineTexts } from "../../i18n/mine-texts.ts";
import { announce } from "../../ui/announcer.tsx";
import { Icon } from "../../ui/icon.tsx";
import { usePage } from "../page/page-context.tsx";
import { moveItem } from "./move-item.ts";

type SortableListProps<Item> = {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  readonly onMove: (item: Item, toIndex: number) => void;
  readonly children: (item: Item) => ReactNode;
  /** Below the item's line, over its whole width. */
  readonly renderBelow?: (item: Item) => ReactNode;
};

/** Items in the visitor's order: dragged by their handle, with a mouse or a finger, or moved by two buttons. */
export function SortableList<Item>({ items, keyOf, nameOf, onMove, children, renderBelow }: SortableListProps<Item>) {
  const t = mineTexts(usePage().lang);
  const list = useRef<HTMLOListElement>(null);
  /** The item that is dragged, and where it would be put down. */
  const [drag, setDrag] = useState<{ readonly item: Item; readonly index: number } | null>(null);
  const shown = drag === null ? items : moveItem(items, drag.item, drag.index);

  const move = (item: Item, toIndex: number) => {
    onMove(item, toIndex);
    announce(t.moved({ name: nameOf(item), place: toIndex + 1, of: items.length }));
  };
  /** The place at a height of the window. */
  const indexAt = ({ clientY }: PointerEvent): number => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const index = rows.findIndex(({ bottom }) => clientY < bottom);
    return index === -1 ? rows.length - 1 : index;
  };
  // The list hears of the pointer: an item that is given another place in the document is no longer told.
  const grab = (item: Item, { pointerId }: PointerEvent) => {
    list.current?.setPointerCapture(pointerId);
    setDrag({ item, index: items.indexOf(item) });
  };
  const dragging = {
    onPointerMove: (event: PointerEvent) => drag !== null && setDrag({ item: drag.item, index: indexAt(event) }),
    onPointerUp() {
      if (drag !== null && drag.index !== items.indexOf(drag.item)) move(drag.item, drag.index);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  };

  return (
    <ol ref={list} className="sortable" {...dragging}>
      {shown.map((item) => {
        const index = items.indexOf(item);
        return (
          <li key={keyOf(item)} className={drag?.item === item ? "dragged" : undefined}>
            <span className="handle" aria-hidden="true" onPointerDown={(event) => grab(item, event)} />
            {children(item)}
            <button
              type="button"
              className="step"
              aria-label={t.up({ name: nameOf(item) })}
              aria-disabled={index === 0}
              onClick={() => index > 0 && move(item, index - 1)}
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              className="step"
              aria-label={t.down({ name: nameOf(item) })}
              aria-disabled={index === items.length - 1}
              onClick={() => index < items.length - 1 && move(item, index + 1)}
            >
              <Icon name="right" />
            </button>
            {renderBelow?.(item)}
          </li>
        );
      })}
    </ol>
  );
}
