import { accountPages } from "../../../shared/account/mail-link.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { spellPlainPage } from "../../../shared/addresses/plain-pages.ts";
import type { Variant } from "../../../variants/variant.ts";
import { serverTexts } from "../../i18n/server-texts.ts";
import type { IconName } from "../../ui/icon-names.ts";
import sprite from "../../ui/icons.svg";

const toTool = (href: string, icon: IconName, name: string, opens: string): string =>
  `<a href="${href}"${opens} aria-label="${name}" title="${name}"><svg class="icon" aria-hidden="true"><use href="${sprite}#${icon}"></use></svg></a>`;

/**
 * Links beside the search where the header is wide enough: favourites, settings and the account. All visitors get the same document, so
 * the account's link has both of its names, and a style shows the right one (`layout/header.css`).
 */
export function toToolsMarkup({ lang, without }: Pick<Variant, "lang" | "without">): string {
  const { footerLinks, signIn } = serverTexts[lang];
  const tools = [
    ["mine", toTool(spellPlainPage({ kind: "mine" }, lang), "star", footerLinks.mine, "")],
    [
      "settings",
      toTool(formatAddress({ kind: "settings" }, lang), "settings", footerLinks.settings, ' data-window="settings"'),
    ],
  ] as const;
  const shown = tools.filter(([name]) => !without.some((room) => room === name)).map(([, markup]) => markup);
  return (
    shown.join("") +
    `<a class="sign-in" href="${accountPages.signIn}" data-window="logginClient" rel="nofollow">` +
    `<span class="out">${signIn}</span><span class="in">${footerLinks.account}</span></a>`
  );
}
