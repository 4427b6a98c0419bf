import type { Group } from "./group-list.ts";

/** A group's colour. It is hidden from screen readers, because the group's name stands beside it or is the name of its button. */
export const GroupDot = ({ group }: { readonly group: Group }) => (
  <i className={`group-dot c${group.colour}`} aria-hidden="true" />
);
