import type { ReactNode } from "react";
import { directionOf } from "../../../shared/texts/direction.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { accountStyle } from "./account-style.ts";

type AccountDocumentProps = {
  readonly lang: Language;
  readonly brand: string;
  readonly title: string;
  readonly backToSite: string;
  /** The page's statistics tags; null for none. */
  readonly tags: ReactNode;
  readonly nonce: string;
  /** The form's fields and the texts around them. */
  readonly children: ReactNode;
};

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
          {/* The form goes to the page's own address, without what a mail's link had in its query. */}
          <form method="post" action="?" noValidate>
            {children}
          </form>
          <footer>
            <a href="/">{backToSite}</a>
          </footer>
        </main>
        {tags}
      </body>
    </html>
  );
}
