import { accountPages } from "../../shared/accounts/mail-link.ts";
import { spellPlainPage } from "../../shared/addresses/plain-pages.ts";
import { addressWords } from "../../shared/addresses/words.ts";
import { purposesOf, type Tags } from "../../variants/tags.ts";
import type { Variant } from "../../variants/variant.ts";
import { toBettingView } from "../features/legal/betting-view.ts";
import type { TagsConfig } from "./tags-config.ts";
import type { TagsOf } from "./tags-of.ts";

export function toTagsConfig({ variant, visitor, nowSeconds }: TagsOf, tags: Tags): TagsConfig {
  const bookmakers = toBettingView(visitor.policy, variant, nowSeconds)?.odds?.bookmakers ?? [];
  return {
    ...toOwnConfig(variant, tags),
    bookmakers: bookmakers.flatMap(({ id, href }) => (href === null ? [] : [{ id, href }])),
  };
}

/** The part that does not depend on the visitor. */
export function toOwnConfig({ id, lang }: Pick<Variant, "id" | "lang">, tags: Tags): TagsConfig {
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
