import type { Group } from "./group-list.ts";

/** A group's colour; its name stands beside it, or is what its button is called. */
export const GroupDot = ({ group }: { readonly group: Group }) => (
  <i className={`group-dot c${group.colour}`} aria-hidden="true" />
);
