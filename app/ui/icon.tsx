import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg";

/** A symbol of the icon sprite, in the colour and size of the text around it; it says nothing by itself. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
