import type { Language } from "../../shared/texts/languages.ts";
import { rootAttributes } from "../../shared/texts/direction.ts";
import { toXmlText } from "../features/documents/xml.ts";
import { readableAccent, type WidgetLook } from "./widget-look.ts";

/** A piece of markup; every text in it has passed `toXmlText`. */
export type Markup = string;

export type WidgetContent = {
  readonly title: string;
  readonly body: Markup;
  /** When the widget asks for itself again; null for never. */
  readonly refreshSeconds: number | null;
};

type WidgetDocument = {
  readonly content: WidgetContent;
  readonly look: WidgetLook;
  readonly lang: Language;
  readonly brand: string;
  /** The page that the widget leads to. */
  readonly link: { readonly path: string; readonly text: string };
  /** What is said when the connection fails: "Données de 20:41". */
  readonly dataAt: string;
  readonly nonce: string;
};

/**
 * A widget as a document for a frame. Only what stands in `main` changes while it is shown: the script takes it from a newer copy of
 * the same document.
 */
export function toWidgetDocument(widget: WidgetDocument): Markup {
  const { content, look, lang, brand, link, dataAt, nonce } = widget;
  const { light, dark } = readableAccent(look.accent);
  const refresh = content.refreshSeconds === null ? "" : ` data-refresh="${content.refreshSeconds}"`;
  return (
    `<!DOCTYPE html><html${rootAttributes(lang)} data-theme="${look.theme}"><head><meta charset="utf-8">` +
    `<title>${toXmlText(content.title)} · ${toXmlText(brand)}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<link rel="stylesheet" href="/widget.css">` +
    `<style nonce="${nonce}">:root{--brand-light:${light};--brand-dark:${dark}}</style>` +
    `<script src="/widget.js" defer></script></head><body>` +
    `<main${refresh} data-age="${toXmlText(dataAt)}">${content.body}</main>` +
    `<p class="age" role="status" hidden></p><p class="sr-only" aria-live="polite" id="said"></p>` +
    `<footer><a href="${toXmlText(link.path)}" target="_blank" rel="noopener">${toXmlText(link.text)}</a></footer></body></html>`
  );
}

/** What stands in a widget that has nothing to show. */
export const emptyBody = (title: string, hint: string): Markup =>
  `<h1 class="sr-only">${toXmlText(title)}</h1><p class="empty"><b>${toXmlText(title)}</b> ${toXmlText(hint)}</p>`;
