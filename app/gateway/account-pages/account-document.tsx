import type { ReactNode } from "react";
import { directionOf } from "../../../shared/texts/direction.ts";
import type { Language } from "../../../shared/texts/languages.ts";

type AccountDocumentProps = {
  readonly lang: Language;
  readonly brand: string;
  readonly title: string;
  readonly backToSite: string;
  /** The page's statistics tags; null for none. */
  readonly tags: ReactNode;
  readonly nonce: string;
  /** A form or links, and the texts around them. */
  readonly children: ReactNode;
};

/** A page of its own, in the device's theme: no script reads the visitor's, and nothing else of the site is loaded. */
const accountStyle =
  ":root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;" +
  "font:16px/1.45 system-ui,sans-serif;background:light-dark(#f3f5f2,#0b1210);color:light-dark(#12201b,#e9f0ec)}" +
  "main{overflow-wrap:anywhere;width:min(440px,calc(100vw - 32px));margin:24px 0;padding:24px;border-radius:12px;background:light-dark(#fff,#131c19);" +
  "border:1px solid light-dark(#d8dfdb,#26332e)}h1{font-size:1.25rem;margin:0 0 12px}form,.parts{display:grid;gap:16px}" +
  ":is(form,.parts)>p{margin:0}.field{display:grid;gap:6px}label{font-weight:600}" +
  ".field input{width:100%;min-height:44px;padding:8px 12px;font:inherit;border:1px solid light-dark(#7c8a84,#5d6c66);" +
  "border-radius:8px;background:light-dark(#fff,#0b1210);color:inherit}[dir=rtl] .field input{direction:ltr;text-align:end}[aria-invalid]{border-color:light-dark(#b3261e,#ff8a80)!important}" +
  ":focus-visible{outline:2px solid light-dark(#0a6a4e,#35c690);outline-offset:2px}" +
  ".check{display:grid;grid-template-columns:24px 1fr;gap:4px 12px;align-items:start}.check input{width:20px;height:20px;margin:2px 0}" +
  ".check .fault{grid-column:2}.check label{font-weight:400}.fault,.hint{margin:0;font-size:.875rem}" +
  ".fault{color:light-dark(#b3261e,#ff8a80)}.hint{color:light-dark(#4d5d57,#a9b8b1)}" +
  "button{min-height:48px;border:0;border-radius:8px;font:inherit;font-weight:620;cursor:pointer;" +
  "background:light-dark(#0a6a4e,#35c690);color:light-dark(#fff,#06231a)}" +
  "a{display:inline-flex;align-items:center;min-height:44px;color:light-dark(#0a6a4e,#35c690);font-weight:600}footer{margin-top:16px}";

/** An account page as a separate document: it loads nothing else of the site. */
export function AccountDocument({ lang, brand, title, backToSite, tags, nonce, children }: AccountDocumentProps) {
  return (
    <html lang={lang} dir={directionOf(lang) === "rtl" ? "rtl" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} · ${brand}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: accountStyle }} />
      </head>
      <body>
        <main data-page="common_page">
          <h1>{title}</h1>
          <div className="parts">{children}</div>
          <footer>
            <a href="/">{backToSite}</a>
          </footer>
        </main>
        {tags}
      </body>
    </html>
  );
}
