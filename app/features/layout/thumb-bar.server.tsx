import type { Address } from "../../../shared/addresses/address.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { spellPlainPage } from "../../../shared/addresses/plain-pages.ts";
import { sportOfAddress } from "../../../shared/addresses/sport-of-address.ts";
import { addressWords } from "../../../shared/addresses/words.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { Icon } from "../../ui/icon.tsx";
import { serverTexts } from "../../i18n/server-texts.server.ts";
import { FollowedCount } from "./followed-count.tsx";
import { toThumbLinks } from "./thumb-links.ts";

const looks = [
  { name: "scores", icon: "scores", opens: undefined },
  { name: "live", icon: "live", opens: undefined },
  { name: "mine", icon: "star", opens: undefined },
  { name: "search", icon: "search", opens: "search" },
  { name: "more", icon: "more", opens: "verticalMenu" },
] as const;

type ThumbBarProps = { readonly pathname: string; readonly search: string; readonly lang: Language };

/**
 * The bar at the bottom of a phone's screen, within reach of the thumb: the most opened lists, the search, and a menu of the
 * rest. The server renders it; a browser only changes its links.
 */
export function ThumbBar({ pathname, search, lang }: ThumbBarProps) {
  const page = {
    sportId: sportOfAddress(pathname, addressWords[lang]),
    path: pathname + search,
    href: (address: Address) => formatAddress(address, lang),
  };
  const links = toThumbLinks(page, spellPlainPage({ kind: "mine" }, lang));
  const { thumb } = serverTexts[lang];
  return (
    <nav className="thumb" aria-label={thumb.name}>
      {looks.map(({ name, icon, opens }) => (
        <a
          key={name}
          href={links[name].path}
          data-window={opens}
          aria-current={links[name].isCurrent ? "page" : undefined}
        >
          <Icon name={icon} />
          {thumb[name]}
          {name === "mine" ? <FollowedCount /> : null}
        </a>
      ))}
    </nav>
  );
}
