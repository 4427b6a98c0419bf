import { formatAddress } from "../../../shared/addresses/format-address.ts";
import type { Address } from "../../../shared/addresses/address.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import type { WindowName } from "../../navigation/windows.ts";
import { serverTexts } from "../../i18n/server-texts.ts";

const pages = {
  tv: { kind: "tv", epochDay: null },
  rankings: { kind: "rankings" },
  news: { kind: "news", sportId: null },
  search: { kind: "search", query: "" },
  settings: { kind: "settings" },
  mobile: { kind: "mobile" },
} as const satisfies Readonly<Record<string, Address>>;
type FooterPage = keyof typeof pages;
const names: readonly FooterPage[] = ["tv", "rankings", "news", "search", "settings", "mobile"];
/** The pages that open as a window over another, once scripts run. */
const windows: Readonly<Partial<Record<FooterPage, WindowName>>> = { search: "search", settings: "settings" };

/**
 * The links below every page. They never change, so the document has them and the browser's scripts have not: this is for the
 * server alone.
 */
export function toFooterMarkup(lang: Language): string {
  const { footer, footerLinks } = serverTexts[lang];
  const links = names.map((name) => {
    const opens = windows[name] === undefined ? "" : ` data-window="${windows[name]}"`;
    return `<a href="${formatAddress(pages[name], lang)}"${opens}>${footerLinks[name]}</a>`;
  });
  return `<nav id="menu" aria-label="${footer}">${links.join("")}</nav>`;
}
