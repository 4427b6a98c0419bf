import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { widgetTexts } from "../../i18n/widget-texts.ts";
import { widgetThemes } from "../../widgets/widget-look.ts";
import type { WidgetPageData } from "./queries.server.ts";

/** A form that submits to its own page: its address holds the choices, and the preview is the widget. Without scripts a button shows it. */
export function WidgetsPage(made: WidgetPageData) {
  const t = widgetTexts(usePage().lang);
  const { src, name, height, code } = made;
  return (
    <PageColumns>
      <div className="reading widgets" data-page="common_page">
        <div className="card reading-head">
          <h1 tabIndex={-1}>{t.title}</h1>
          <p>{t.hint}</p>
        </div>
        <div className="widgets-parts">
          <div className="widgets-choices">
            <SubjectForm {...made} />
            <LookForm key={src + height} {...made} />
          </div>
          <section className="card widgets-shown" aria-labelledby="widget-preview">
            <h2 id="widget-preview">{t.preview}</h2>
            {/* It is the site's own, and is shown as other sites show it. */}
            {/* oxlint-disable-next-line iframe-missing-sandbox */}
            <iframe src={src} title={name} height={height} loading="lazy" />
            <WidgetCode code={code} />
            <p>{t.promise}</p>
          </section>
        </div>
      </div>
    </PageColumns>
  );
}

/** The choice of the widget's subject: a name to search for, or an address. */
function SubjectForm({ path, page, query, results, kinds, theme, accent, name }: WidgetPageData) {
  const t = widgetTexts(usePage().lang);
  return (
    <div className="card widgets-subject">
      <form action={path}>
        <label htmlFor="widget-subject">{t.page}</label>
        <p id="widget-subject-hint">{t.pageHint}</p>
        <div>
          <input
            key={query}
            id="widget-subject"
            name="q"
            className="text-box"
            type="search"
            autoComplete="off"
            aria-describedby="widget-subject-hint"
            defaultValue={query}
          />
          <button type="submit" className="button">
            {t.find}
          </button>
        </div>
        {page === "/" ? null : <input type="hidden" name="page" value={page} />}
        <input type="hidden" name="theme" value={theme} />
        <input type="hidden" name="accent" value={accent} />
      </form>
      {results === null ? null : results.length === 0 ? (
        <output>{t.noResults}</output>
      ) : (
        <ul aria-label={t.results}>
          {results.map((found) => (
            <li key={found.path + found.name}>
              <a href={found.path} data-stay="widget-subject">
                {found.name} <small>{found.detail}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="chosen">
        <b>{name}</b>
      </p>
      {kinds.length === 0 ? null : (
        <div className="choices">
          {kinds.map((kind, index) => (
            <a
              key={kind.path}
              id={`widget-kind-${index}`}
              href={kind.path}
              data-stay={`widget-kind-${index}`}
              aria-current={kind.isShown ? "true" : undefined}
            >
              {kind.name}
            </a>
          ))}
        </div>
      )}
    </div>
  );
}

/** How it looks. With scripts a choice counts at once. */
function LookForm({ path, page, theme, accent, accents, height }: WidgetPageData) {
  const { lang, t: site } = usePage();
  const t = widgetTexts(lang);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const isOwn = !accents.some(({ name }) => name === accent);
  useEffect(() => {
    const element = form.current;
    // The browser's own event: a text counts when it is complete, not with each letter.
    const show = () => {
      if (element === null) return;
      const params = new URLSearchParams([...new FormData(element)].map(([name, value]) => [name, String(value)]));
      navigate(`${path}?${params}`, { replace: true, preventScrollReset: true });
    };
    element?.addEventListener("change", show);
    return () => element?.removeEventListener("change", show);
  }, [navigate, path]);
  return (
    <form ref={form} className="card widgets-look" action={path}>
      {page === "/" ? null : <input type="hidden" name="page" value={page} />}
      <fieldset>
        <legend>{t.theme}</legend>
        <div className="choices">
          {widgetThemes.map((each) => (
            <label key={each}>
              <input type="radio" name="theme" value={each} defaultChecked={each === theme} />
              {site.themes[each]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t.accent}</legend>
        <div className="choices">
          {accents.map(({ name, colour }) => (
            <label key={name}>
              <input type="radio" name="accent" value={name} defaultChecked={name === accent} />
              <svg aria-hidden="true">
                <circle cx="8" cy="8" r="8" fill={colour} />
              </svg>
              {t.accents[name]}
            </label>
          ))}
          <label>
            <input type="radio" name="accent" value="own" defaultChecked={isOwn} />
            {t.ownColour}
          </label>
        </div>
        <input
          type="text"
          className="text-box"
          name="colour"
          aria-label={t.ownColour}
          aria-describedby="widget-colour-hint"
          maxLength={7}
          pattern="#?[0-9A-Fa-f]{6}"
          autoComplete="off"
          spellCheck={false}
          placeholder="1D4ED8"
          defaultValue={isOwn ? accent.toUpperCase() : ""}
        />
        <p id="widget-colour-hint">{t.accentHint}</p>
      </fieldset>
      <label className="height">
        {t.height}
        <input className="text-box" name="height" type="number" min={160} max={1200} step={10} defaultValue={height} />
      </label>
      <button type="submit" className="button">
        {t.show}
      </button>
    </form>
  );
}

/** The code that another site copies. */
function WidgetCode({ code }: { readonly code: string }) {
  const t = widgetTexts(usePage().lang);
  const [said, setSaid] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setSaid(t.copied),
      () => setSaid(t.notCopied),
    );
  return (
    <div className="widget-code">
      <label htmlFor="widget-code">{t.code}</label>
      <textarea className="text-box" id="widget-code" dir="ltr" readOnly rows={5} spellCheck={false} value={code} />
      <button type="button" className="button" onClick={copy}>
        {t.copy}
      </button>
      <output>{said}</output>
    </div>
  );
}
