import type { ReactElement } from "react";
import type { Language } from "../../shared/texts/languages.ts";
import { directionOf } from "../../shared/texts/direction.ts";
import { readableAccent, type WidgetLook } from "./widget-look.ts";

export type WidgetContent = {
  readonly title: string;
  readonly body: ReactElement;
  /** When the widget asks for itself again; null for never. */
  readonly refreshSeconds: number | null;
};

type WidgetDocumentProps = {
  readonly content: WidgetContent;
  readonly look: WidgetLook;
  readonly lang: Language;
  readonly brand: string;
  /** The page that the widget leads to. */
  readonly link: { readonly path: string; readonly text: string };
  /** The text shown when the connection fails: "Données de 20:41". */
  readonly dataAt: string;
  readonly nonce: string;
};

/**
 * A widget as a document for a frame. Only the content of `main` changes while it is shown: the script takes it from a newer copy of
 * the same document.
 */
export function WidgetDocument({ content, look, lang, brand, link, dataAt, nonce }: WidgetDocumentProps) {
  const { light, dark } = readableAccent(look.accent);
  return (
    <html lang={lang} dir={directionOf(lang) === "rtl" ? "rtl" : undefined} data-theme={look.theme}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${content.title} · ${brand}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="/widget.css" />
        <style nonce={nonce}>{`:root{--brand-light:${light};--brand-dark:${dark}}`}</style>
        <script src="/widget.js" defer />
      </head>
      <body>
        <main data-refresh={content.refreshSeconds ?? undefined} data-age={dataAt}>
          {content.body}
        </main>
        {/* oxlint-disable-next-line prefer-tag-over-role -- it is a paragraph, and no part of one */}
        <p className="age" role="status" hidden />
        <p className="sr-only" aria-live="polite" id="said" />
        <footer>
          <a href={link.path} target="_blank" rel="noopener">
            {link.text}
          </a>
        </footer>
      </body>
    </html>
  );
}

/** The content of a widget that has nothing to show. */
export const EmptyWidget = ({ title, hint }: { readonly title: string; readonly hint: string }) => (
  <>
    <h1 className="sr-only">{title}</h1>
    <p className="empty">
      <b>{title}</b> {hint}
    </p>
  </>
);
