import sprite from "./flags.svg";
import { flagKeys } from "./flag-keys.ts";

/** A country's flag beside its name; a place without one in the sprite gets the globe. */
export function Flag({ name }: { readonly name: string | null | undefined }) {
  const key = flagKeys.has(name ?? "") ? name : "world";
  return (
    <svg className="flag" aria-hidden="true">
      <use href={`${sprite}#${key}`} />
    </svg>
  );
}
