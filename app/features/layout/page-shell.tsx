import type { ReactNode } from "react";
import { messagesOf } from "../../i18n/catalogue.ts";
import { Toast } from "../../ui/toast.tsx";
import { SiteHeader } from "./site-header.tsx";

type PageShellProps = {
  readonly lang: string;
  /** The sport that the page belongs to, null for none. */
  readonly sportId: number | null;
  readonly left?: ReactNode;
  readonly right?: ReactNode;
  readonly children: ReactNode;
};

/** Header, up to three columns, and the landmarks that a reader jumps between. */
export function PageShell({ lang, sportId, left, right, children }: PageShellProps) {
  return (
    <>
      <a className="skip" href="#main">
        {messagesOf(lang).skipToContent}
      </a>
      <SiteHeader lang={lang} sportId={sportId} />
      <div className="columns">
        {left}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {right}
      </div>
      <Toast />
    </>
  );
}
