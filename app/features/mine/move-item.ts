/** A list in which an item has another place, counted from 0; a place beyond the list is its nearest end. */
export function moveItem<T>(items: readonly T[], item: T, toIndex: number): readonly T[] {
  if (!items.includes(item)) return items;
  const others = items.filter((other) => other !== item);
  const place = Math.max(0, Math.min(others.length, toIndex));
  return [...others.slice(0, place), item, ...others.slice(place)];
}
