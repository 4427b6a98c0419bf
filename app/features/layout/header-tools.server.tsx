import { accountPages } from "../../../shared/accounts/mail-link.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { spellPlainPage } from "../../../shared/addresses/plain-pages.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { Icon } from "../../ui/icon.tsx";
import { FollowedCount } from "./followed-count.tsx";
import { serverTexts } from "../../i18n/server-texts.server.ts";

/**
 * Links beside the search where the header is wide enough: followed games with their number, settings and the account. All visitors get the same document, so
 * the account's link has both of its names, and a style shows the right one (`layout/header.css`).
 */
export function HeaderTools({ lang }: { readonly lang: Language }) {
  const { footerLinks, signIn, thumb } = serverTexts[lang];
  return (
    <>
      <a href={spellPlainPage({ kind: "mine" }, lang)} title={thumb.mine}>
        <Icon name="star" />
        <span className="sr-only">{thumb.mine}</span> <FollowedCount />
      </a>
      <a
        href={formatAddress({ kind: "settings" }, lang)}
        data-window="settings"
        aria-label={footerLinks.settings}
        title={footerLinks.settings}
      >
        <Icon name="settings" />
      </a>
      <a className="sign-in" href={accountPages.signIn} data-window="logginClient" rel="nofollow">
        <span className="out">{signIn}</span>
        <span className="in">{footerLinks.account}</span>
      </a>
    </>
  );
}
