import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg";

/** A symbol of the icon sprite, in the colour and size of the text around it; it has no meaning without that text. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
