import { accountPages } from "../../../shared/accounts/mail-link.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { spellPlainPage } from "../../../shared/addresses/plain-pages.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { serverTexts } from "../../i18n/server-texts.ts";
import { Icon } from "../../ui/icon.tsx";

/**
 * Links beside the search where the header is wide enough: favourites, settings and the account. All visitors get the same document, so
 * the account's link has both of its names, and a style shows the right one (`layout/header.css`).
 */
export function HeaderTools({ lang }: { readonly lang: Language }) {
  const { footerLinks, signIn } = serverTexts[lang];
  const tools = [
    { name: "mine", icon: "star", path: spellPlainPage({ kind: "mine" }, lang), opens: undefined },
    { name: "settings", icon: "settings", path: formatAddress({ kind: "settings" }, lang), opens: "settings" },
  ] as const;
  return (
    <>
      {tools.map(({ name, icon, path, opens }) => (
        <a key={name} href={path} data-window={opens} aria-label={footerLinks[name]} title={footerLinks[name]}>
          <Icon name={icon} />
        </a>
      ))}
      <a className="sign-in" href={accountPages.signIn} data-window="logginClient" rel="nofollow">
        <span className="out">{signIn}</span>
        <span className="in">{footerLinks.account}</span>
      </a>
    </>
  );
}
