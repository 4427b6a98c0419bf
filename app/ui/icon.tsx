import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg";

/** They say back and forth: where a page is read from right to left they point the other way. */
const pointing = /^(?:left|right|back)$/;

/** A symbol of the icon sprite, in the colour and size of the text around it; it has no meaning without that text. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={pointing.test(name) ? "icon points" : "icon"} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
