import { useEffect, useRef } from "react";

/**
 * For a row of links that scrolls sideways on narrow screens: brings the current one to its middle, without moving the
 * page. `current` changes with the link; null while none is.
 */
export function useCurrentInView<T extends HTMLElement>(current: string | number | null) {
  const row = useRef<T>(null);
  useEffect(() => {
    const link = current === null ? null : row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current === null || !link) return;
    const middle = link.offsetLeft - row.current.offsetLeft + link.offsetWidth / 2;
    row.current.scrollLeft = middle - row.current.clientWidth / 2;
  }, [current]);
  return row;
}
