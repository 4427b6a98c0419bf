/** Returns the element around an event that a selector names. */
export const closestTo = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
