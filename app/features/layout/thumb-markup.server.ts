import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { sportOfAddress } from "../../../shared/addresses/sport-of-address.ts";
import { addressWords } from "../../../shared/addresses/words.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { serverTexts } from "../../i18n/server-texts.ts";
import type { IconName } from "../../ui/icon-names.ts";
import sprite from "../../ui/icons.svg";
import { toThumbLinks } from "./thumb-links.ts";

const looks: Readonly<
  Record<keyof ReturnType<typeof toThumbLinks>, { readonly icon: IconName; readonly opens: string }>
> = {
  scores: { icon: "scores", opens: "" },
  live: { icon: "live", opens: "" },
  mine: { icon: "star", opens: "" },
  search: { icon: "search", opens: ' data-window="search"' },
  more: { icon: "more", opens: ' data-window="verticalMenu"' },
};

/**
 * What is under the thumb on a phone: the lists that are opened most, the search, and everything else. The document has it; a
 * browser only changes where it leads.
 */
export function toThumbMarkup({ pathname, search }: URL, lang: Language): string {
  const links = toThumbLinks({
    sportId: sportOfAddress(pathname, addressWords[lang]),
    path: pathname + search,
    href: (address) => formatAddress(address, lang),
  });
  const names = Object.keys(looks) as (keyof typeof looks)[];
  const inside = names
    .map((name) => {
      const { icon, opens } = looks[name];
      const { path, isCurrent } = links[name];
      const current = isCurrent ? ' aria-current="page"' : "";
      return (
        `<a href="${path.replaceAll("&", "&amp;")}"${opens}${current}>` +
        `<svg class="icon" aria-hidden="true"><use href="${sprite}#${icon}"></use></svg>${serverTexts[lang].thumb[name]}</a>`
      );
    })
    .join("");
  return `<nav class="thumb" aria-label="${serverTexts[lang].thumb.name}">${inside}</nav>`;
}
