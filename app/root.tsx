import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "@remix-run/react";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useContext, type ReactNode } from "react";
import { ScriptContext, StaticPageContext } from "./features/layout/document-contexts.ts";
import { FailedNotice } from "./features/layout/failed-notice.tsx";
import { toFailedMeta } from "./features/page/failed-meta.ts";
import { openSearchPath, openSearchType } from "./features/search/open-search.ts";
import { directionOf } from "../shared/texts/direction.ts";
import { zoneOffsetHours } from "../shared/basics/zone-offset.ts";
import { firstLanguage, type Language } from "../shared/texts/languages.ts";
import { siteTexts } from "./i18n/site-texts.ts";
import { loadTexts } from "./i18n/texts.ts";
import { useDocumentOfFailedPage } from "./navigation/document-of-failed-page.ts";
import { buildMetaName } from "./offline/build-meta.ts";
import { readBuild } from "./offline/read-build.ts";
import styles from "./features/layout/site.css?url";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const meta: MetaFunction = toFailedMeta;

export async function loader({ context: { variant, visitor } }: LoaderFunctionArgs) {
  const { lang, brand } = variant;
  await loadTexts(lang);
  const utcMinutes = zoneOffsetHours(visitor.place.timeZone ?? variant.timeZone, Date.now() / 1000) * 60;
  return { lang, brand, utcMinutes };
}

export const shouldRevalidate = () => false;

/** The language of the page; the first one when even the root could not load. */
function useLang(): Language {
  return useRouteLoaderData<typeof loader>("root")?.lang ?? firstLanguage;
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const lang = useLang();
  const { utcMinutes, brand } = useRouteLoaderData<typeof loader>("root") ?? {};
  const { nonce, inline, build } = useContext(ScriptContext);
  const isStatic = useContext(StaticPageContext);
  return (
    // The script below writes on <html> before React takes over.
    <html
      lang={lang}
      dir={directionOf(lang) === "rtl" ? "rtl" : undefined}
      data-utc-minutes={isStatic ? undefined : utcMinutes}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {/* The script below and the theme's button change it. */}
        <meta name="theme-color" content="#fff" suppressHydrationWarning />
        <meta name={buildMetaName} content={build === "" ? readBuild() : build} suppressHydrationWarning />
        <Meta />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inline }} />
        <Links />
        <link rel="search" type={openSearchType} href={openSearchPath} title={brand} />
      </head>
      <body>
        {children}
        {isStatic ? null : <ScrollRestoration nonce={nonce} />}
        {isStatic ? null : <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** For errors of the frame itself; errors of pages stay inside the frame. */
export function ErrorBoundary() {
  const t = siteTexts(useLang());
  if (useDocumentOfFailedPage()) return null;
  return (
    <main id="main">
      <FailedNotice t={t} title={t.unexpected} />
    </main>
  );
}
