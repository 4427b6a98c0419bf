import type { Language } from "../../shared/texts/languages.ts";
import { rootAttributes } from "../../shared/texts/direction.ts";
import { toXmlText } from "../features/documents/xml.ts";

/** A piece of markup of a page's form. */
export type Part = string;

export const paragraph = (text: string): Part => `<p>${toXmlText(text)}</p>`;
export const link = (path: string, text: string): Part => `<p><a href="${toXmlText(path)}">${toXmlText(text)}</a></p>`;
/** A text of a script within the page, which no text can end. */
export const toScriptText = (text: string): string => JSON.stringify(text).replaceAll("<", "\\u003c");
/** Said only where the browser runs no scripts. */
export const withoutScripts = (text: string): Part => `<noscript>${paragraph(text)}</noscript>`;
export const button = (text: string): Part => `<button>${toXmlText(text)}</button>`;
export const hidden = (name: string, value: string): Part =>
  `<input type="hidden" name="${name}" value="${toXmlText(value)}">`;
/** What is wrong with the whole; nothing where nothing is. */
export const notice = (text: string | null): Part =>
  text === null ? "" : `<p class="fault" role="alert">${toXmlText(text)}</p>`;

type FieldOptions = {
  readonly name: string;
  readonly type: "email" | "password" | "text" | "checkbox";
  readonly label: string;
  readonly hint?: string;
  readonly value?: string;
  /** What a password manager fills in. */
  readonly complete?: "username" | "new-password" | "nickname";
  readonly fault: string | null;
  readonly isOptional?: boolean;
};

/** A field with its label; what is wrong with it is said beside it, and to a screen reader with it. */
export function field({
  name,
  type,
  label,
  hint,
  value = "",
  complete,
  fault,
  isOptional = false,
}: FieldOptions): Part {
  const described = [fault === null ? null : `${name}-fault`, hint === undefined ? null : `${name}-hint`];
  const names = described.filter((id) => id !== null).join(" ");
  const attributes =
    `id="${name}" name="${name}" type="${type}"` +
    (type === "checkbox" || type === "password" ? "" : ` value="${toXmlText(value)}"`) +
    (complete === undefined ? "" : ` autocomplete="${complete}"`) +
    (isOptional ? "" : " required") +
    (names === "" ? "" : ` aria-describedby="${names}"`) +
    (fault === null ? "" : ' aria-invalid="true"');
  const box = `<input ${attributes}>`;
  const said = `<label for="${name}">${toXmlText(label)}</label>`;
  return (
    `<div class="${type === "checkbox" ? "check" : "field"}">${type === "checkbox" ? box + said : said + box}` +
    (fault === null ? "" : `<p class="fault" id="${name}-fault">${toXmlText(fault)}</p>`) +
    (hint === undefined ? "" : `<p class="hint" id="${name}-hint">${toXmlText(hint)}</p>`) +
    "</div>"
  );
}

type DocumentOptions = {
  readonly lang: Language;
  readonly brand: string;
  readonly title: string;
  readonly parts: readonly Part[];
  readonly t: { readonly backToSite: string };
  readonly tags: string;
};

/** A page of its own, in the device's theme: no script reads the visitor's, and nothing else of the site is loaded. */
export const accountStyle =
  ":root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;" +
  "font:16px/1.45 system-ui,sans-serif;background:light-dark(#f3f5f2,#0b1210);color:light-dark(#12201b,#e9f0ec)}" +
  "main{overflow-wrap:anywhere;width:min(440px,calc(100vw - 32px));margin:24px 0;padding:24px;border-radius:12px;background:light-dark(#fff,#131c19);" +
  "border:1px solid light-dark(#d8dfdb,#26332e)}h1{font-size:1.25rem;margin:0 0 12px}form{display:grid;gap:16px}" +
  "form>p{margin:0}.field{display:grid;gap:6px}label{font-weight:600}" +
  ".field input{width:100%;min-height:44px;padding:8px 12px;font:inherit;border:1px solid light-dark(#7c8a84,#5d6c66);" +
  "border-radius:8px;background:light-dark(#fff,#0b1210);color:inherit}[dir=rtl] .field input{direction:ltr;text-align:end}[aria-invalid]{border-color:light-dark(#b3261e,#ff8a80)!important}" +
  ":focus-visible{outline:2px solid light-dark(#0a6a4e,#35c690);outline-offset:2px}" +
  ".check{display:grid;grid-template-columns:24px 1fr;gap:4px 12px;align-items:start}.check input{width:20px;height:20px;margin:2px 0}" +
  ".check .fault{grid-column:2}.check label{font-weight:400}.fault,.hint{margin:0;font-size:.875rem}" +
  ".fault{color:light-dark(#b3261e,#ff8a80)}.hint{color:light-dark(#4d5d57,#a9b8b1)}" +
  "button{min-height:48px;border:0;border-radius:8px;font:inherit;font-weight:620;cursor:pointer;" +
  "background:light-dark(#0a6a4e,#35c690);color:light-dark(#fff,#06231a)}" +
  "a{display:inline-flex;align-items:center;min-height:44px;color:light-dark(#0a6a4e,#35c690);font-weight:600}footer{margin-top:16px}";

export const accountDocument = ({ lang, brand, title, parts, t, tags }: DocumentOptions): string =>
  `<!DOCTYPE html><html${rootAttributes(lang)}><head><meta charset="utf-8"><title>${toXmlText(title)} · ${toXmlText(brand)}</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
  `<meta name="color-scheme" content="light dark"><style nonce="%nonce%">${accountStyle}</style></head>` +
  // The form goes to the page's own address, without what a mail's link had in its query.
  `<body><main data-page="common_page"><h1>${toXmlText(title)}</h1><form method="post" action="?" novalidate>${parts.join("")}</form>` +
  `<footer><a href="/">${toXmlText(t.backToSite)}</a></footer></main>${tags}</body></html>`;
