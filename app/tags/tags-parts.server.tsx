import type { ReactNode } from "react";
import { spellPlainPage } from "../../shared/addresses/plain-pages.ts";
import { purposesOf, receiversOf, type Purpose, type Tags } from "../../variants/tags.ts";
import { consentTexts } from "../i18n/server-texts.server.ts";
import { BannerZone, bannersOf } from "./banner-zones.server.tsx";
import { ConfigOfTags, ScriptOfTags } from "./script-of-tags.tsx";
import { consentId } from "./tags-config.ts";
import type { TagsOf } from "./tags-of.ts";
import { toTagsConfig } from "./to-tags-config.ts";

/** Parts that only the server renders: above the pages, below them, and in the footer's list. Most variants have none. */
export type TagsParts = { readonly above: ReactNode; readonly below: ReactNode; readonly link: ReactNode };

/** Renders banner zones, the consent question and the script that both need; a document without them has no script. */
export function toTagsParts(of: TagsOf): TagsParts {
  const { variant, visitor, nonce } = of;
  const { tags, lang } = variant;
  const zones = bannersOf(of);
  if (tags === null && zones.length === 0) return { above: null, below: null, link: null };
  const toZone = (zone: (typeof zones)[number]) => (
    <BannerZone key={zone.place} {...zone} lang={lang} policy={visitor.policy} />
  );
  const hasScript = tags !== null || zones.some(({ banners }) => banners.length > 1);
  const above = (
    <>
      <link rel="stylesheet" href="/tags.css" />
      {zones.filter(({ isBelow }) => !isBelow).map(toZone)}
      {tags === null ? null : (
        <>
          <ConsentQuestion variant={variant} tags={tags} />
          <ConfigOfTags config={toTagsConfig(of, tags)} />
        </>
      )}
      {hasScript ? <ScriptOfTags nonce={nonce} /> : null}
    </>
  );
  const link =
    tags === null ? null : (
      <button type="button" data-consent="" hidden>
        {consentTexts[lang].reopen}
      </button>
    );
  return { above, below: zones.filter(({ isBelow }) => isBelow).map(toZone), link };
}

type ConsentQuestionProps = { readonly variant: TagsOf["variant"]; readonly tags: Tags };

/** Names the receivers for each purpose. Refusing, choosing and accepting look the same, and no box is ticked in advance. */
function ConsentQuestion({ variant: { lang, brand }, tags }: ConsentQuestionProps) {
  const t = consentTexts[lang];
  const toHint = (purpose: Purpose): string => {
    const receivers = receiversOf(tags, purpose).join(", ");
    return t.purposes[purpose].hint + (receivers === "" ? "" : ` ${t.receivers({ names: receivers })}.`);
  };
  return (
    <section id={consentId} className="consent" aria-labelledby="consent-title" tabIndex={-1} hidden>
      <h2 id="consent-title">{t.title}</h2>
      <p>
        {t.text({ brand })} <a href={spellPlainPage({ kind: "legal", document: "cookies" }, lang)}>{t.more}</a>
      </p>
      <fieldset>
        <legend className="sr-only">{t.byPurpose}</legend>
        {purposesOf(tags).map((purpose) => (
          <label key={purpose}>
            <input type="checkbox" name={purpose} />
            <b>{t.purposes[purpose].name}</b>
            <small>{toHint(purpose)}</small>
          </label>
        ))}
      </fieldset>
      <div>
        {(["refuse", "save", "accept"] as const).map((answer) => (
          <button key={answer} type="button" className="button" data-answer={answer}>
            {t[answer]}
          </button>
        ))}
      </div>
    </section>
  );
}
