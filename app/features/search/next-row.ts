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
