/** Returns the element around an event that a selector names. */
export const closestTo = <E extends Element = HTMLElement>({ target }: Event, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null;
