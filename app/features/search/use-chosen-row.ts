import { useState, type KeyboardEvent } from "react";
import { directionOf } from "../../../shared/texts/direction.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { cellId } from "./found-list.tsx";
import type { SearchRow } from "./search-rows.ts";

type ChosenRow = {
  /** Undefined where there are no rows. */
  readonly chosen: SearchRow | undefined;
  readonly isOnStar: boolean;
  /** Goes back to the first row of any results. */
  readonly reset: () => void;
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** The row, or its star, that the keys of the search field have reached. @param id of the panel */
export function useChosenRow(id: string, rows: readonly SearchRow[], lang: Language): ChosenRow {
  /** The row that the keys have reached: it stays chosen when a response moves it. Null means the first row of any results. */
  const [chosenPath, setChosenPath] = useState<string | null>(null);
  /** Home and End move among the rows only after an arrow did; before, they move in the text. */
  const [isChoosing, setChoosing] = useState(false);
  const [isStarChosen, setStarChosen] = useState(false);
  const at = rows.findIndex(({ path }) => path === chosenPath);
  const active = Math.max(0, at);
  const chosen = rows[active];
  const isOnStar = isStarChosen && at >= 0;

  const choose = (row: SearchRow | null, onStar: boolean) => {
    setChosenPath(row?.path ?? null);
    setStarChosen(onStar);
  };
  const reset = () => {
    choose(null, false);
    setChoosing(false);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const { selectionStart, value } = event.currentTarget;
    const next = nextRow(event.key, { active, count: rows.length, isChoosing });
    const hasStar = chosen !== undefined && chosen.followed !== null;
    // At the end of the text an arrow has nowhere else to go.
    const canLeaveText = isChoosing || selectionStart === value.length;
    const onStar = nextIsOnStar(event.key, { isOnStar, hasStar, canLeaveText, direction: directionOf(lang) });
    if (onStar !== null) {
      event.preventDefault();
      choose(chosen ?? null, onStar);
    } else if (next !== null) {
      event.preventDefault();
      const row = rows[next];
      choose(row ?? null, false);
      setChoosing(true);
      if (row !== undefined) document.getElementById(cellId(id, row, false))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && chosen !== undefined) {
      event.preventDefault();
      document.getElementById(cellId(id, chosen, isOnStar))?.click();
    } else if (event.key === "Escape" && value !== "" && isChoosing) {
      // The first Escape goes back to the text, the next one closes.
      event.stopPropagation();
      event.preventDefault();
      reset();
    }
  };
  return { chosen, isOnStar, reset, press };
}

type Place = { readonly active: number; readonly count: number; readonly isChoosing: boolean };

/** The row that a key leads to; null for a key that belongs to the text. Past either end it begins again at the other. */
export function nextRow(key: string, { active, count, isChoosing }: Place): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      return (active + 1) % count;
    case "ArrowUp":
      return (active + count - 1) % count;
    case "Home":
      return isChoosing ? 0 : null;
    case "End":
      return isChoosing ? count - 1 : null;
    default:
      return null;
  }
}

type Cell = {
  readonly isOnStar: boolean;
  readonly hasStar: boolean;
  readonly canLeaveText: boolean;
  readonly direction: "ltr" | "rtl";
};

/** Whether a key leads to the star of the row or back from it; null for a key that belongs to the text. */
export function nextIsOnStar(key: string, { isOnStar, hasStar, canLeaveText, direction }: Cell): boolean | null {
  const [there, back] = direction === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  if (key === there && hasStar && !isOnStar && canLeaveText) return true;
  return key === back && isOnStar ? false : null;
}
