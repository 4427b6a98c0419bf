import { accountPages } from "../../shared/account/mail-link.ts";
import { addressWords } from "../../shared/addresses/words.ts";
import { spellPlainPage } from "../../shared/addresses/plain-pages.ts";
import type { Visitor } from "../../shared/geo/visitor.ts";
import { purposesOf, receiversOf, type Purpose, type Tags } from "../../variants/tags.ts";
import type { Variant } from "../../variants/variant.ts";
import { toXmlText } from "../features/documents/xml.ts";
import { toBettingView } from "../features/legal/betting-view.ts";
import { consentTexts } from "../i18n/consent-texts.server.ts";
import { toJsonText } from "../rendering/script-text.ts";
import { toZones } from "./zones-markup.server.ts";
import { configId, consentId, type TagsConfig } from "./tags-config.ts";

/** What decides about tags and banners; a page's key holds all of it. */
export type TagsOf = {
  readonly variant: Pick<Variant, "id" | "lang" | "brand" | "tags" | "banners" | "bookmakerLinkBase">;
  readonly visitor: Visitor;
  readonly nowSeconds: number;
  readonly nonce: string;
};

/** Markup of the server's alone: above the pages, below them, and in the footer's list. Nothing at all for most variants. */
export type TagsMarkup = { readonly above: string; readonly below: string; readonly link: string };

/** The zones of banners, the question of consent, and the script that both need; a document without them does not name it. */
export function toTagsMarkup(of: TagsOf): TagsMarkup {
  const { variant, nonce } = of;
  const { tags, lang } = variant;
  const { above, below, takeTurns } = toZones(of);
  if (tags === null && above + below === "") return { above: "", below: "", link: "" };
  const sheet = `<link rel="stylesheet" href="/tags.css">`;
  const script = tags !== null || takeTurns ? toScript(nonce) : "";
  const ask = tags === null ? "" : toQuestion(variant, tags) + toConfigMarkup(toConfig(of, tags));
  const { reopen } = consentTexts[lang];
  const link = tags === null ? "" : `<button type="button" data-consent hidden>${toXmlText(reopen)}</button>`;
  return { above: sheet + above + ask + script, below, link };
}

/**
 * On pages of accounts, where passwords are typed: nobody is asked, nothing of others is loaded and no click is told. Who has agreed to
 * measurement before has their screens in the data layer of the page.
 */
export function toAccountTags({ id, lang, tags }: Variant, nonce: string): string {
  if (tags?.dataLayer !== true) return "";
  const own = { ...tags, scripts: [], affiliates: [] };
  return toConfigMarkup({ ...toOwnConfig({ id, lang }, own), purposes: purposesOf(tags) }) + toScript(nonce);
}

const toScript = (nonce: string): string => `<script type="module" src="/tags.js" nonce="${nonce}"></script>`;
const toConfigMarkup = (config: TagsConfig): string =>
  `<script type="application/json" id="${configId}">${toJsonText(config)}</script>`;

/** Who receives what stands in it; refusing, choosing and accepting look the same, and no box is ticked before. */
function toQuestion({ lang, brand }: TagsOf["variant"], tags: Tags): string {
  const t = consentTexts[lang];
  const toPurpose = (purpose: Purpose) => {
    const { name, hint } = t.purposes[purpose];
    const receivers = receiversOf(tags, purpose).join(", ");
    const who = receivers === "" ? "" : ` ${t.receivers(receivers)}.`;
    return `<label><input type="checkbox" name="${purpose}"><b>${toXmlText(name)}</b><small>${toXmlText(hint + who)}</small></label>`;
  };
  const cookies = spellPlainPage({ kind: "legal", document: "cookies" }, lang);
  return (
    `<section id="${consentId}" class="consent" aria-labelledby="consent-title" tabindex="-1" hidden><h2 id="consent-title">${toXmlText(t.title)}</h2>` +
    `<p>${toXmlText(t.text(brand))} <a href="${cookies}">${toXmlText(t.more)}</a></p>` +
    `<fieldset><legend class="sr-only">${toXmlText(t.byPurpose)}</legend>${purposesOf(tags).map(toPurpose).join("")}</fieldset>` +
    `<div>${toButton("refuse", t.refuse)}${toButton("save", t.save)}${toButton("accept", t.accept)}</div></section>`
  );
}

const toButton = (answer: string, text: string): string =>
  `<button type="button" class="button" data-answer="${answer}">${toXmlText(text)}</button>`;

function toConfig({ variant, visitor, nowSeconds }: TagsOf, tags: Tags): TagsConfig {
  const bookmakers = toBettingView(visitor.policy, variant, nowSeconds)?.odds?.bookmakers ?? [];
  return {
    ...toOwnConfig(variant, tags),
    bookmakers: bookmakers.flatMap(({ id, href }) => (href === null ? [] : [{ id, href }])),
  };
}

/** What does not depend on the visitor. */
function toOwnConfig({ id, lang }: Pick<Variant, "id" | "lang">, tags: Tags): TagsConfig {
  return {
    variantId: id,
    version: tags.version,
    purposes: purposesOf(tags),
    dataLayer: tags.dataLayer,
    scripts: tags.scripts.map(({ src, purpose }) => ({ src, purpose })),
    affiliates: tags.affiliates.map(({ origin }) => origin),
    words: addressWords[lang],
    screens: {
      [spellPlainPage({ kind: "mine" }, lang)]: "my_games",
      [spellPlainPage({ kind: "languages" }, lang)]: "language_dialog",
      [spellPlainPage({ kind: "bonuses" }, lang)]: "bonus_comparison_tab",
      [accountPages.signIn]: "login",
      [accountPages.register]: "registration",
      [accountPages.forgotten]: "password",
      [accountPages.password]: "password",
      [accountPages.confirm]: "profile",
      [accountPages.restore]: "profile",
    },
    bookmakers: [],
  };
}
