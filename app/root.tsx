import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useContext, type ReactNode } from "react";
import { NonceContext } from "./features/layout/nonce-context.ts";
import { StaticPageContext } from "./features/layout/static-page-context.ts";
import { PageShell } from "./features/layout/page-shell.tsx";
import { useLinkNavigation } from "./features/layout/link-navigation.ts";
import { Notice } from "./ui/notice.tsx";
import { themeScript } from "./features/theme/theme.ts";
import { messagesOf } from "./i18n/catalogue.ts";
import styles from "./ui/site.css?url";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export const meta: MetaFunction = () => [{ title: "Tribune" }];

export const loader = ({ context }: LoaderFunctionArgs) => ({ lang: context.variant.lang });

export const shouldRevalidate = () => false;

/** The language of the page; French when even the root could not load. */
function useLang(): string {
  return useRouteLoaderData<typeof loader>("root")?.lang ?? "fr";
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const isStatic = useContext(StaticPageContext);
  return (
    // The theme script writes on <html> before React takes over.
    <html lang={useLang()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Links />
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
  useLinkNavigation();
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const lang = useLang();
  const t = messagesOf(lang);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <PageShell lang={lang} sportId={null}>
      <Notice
        icon={isMissing ? "empty" : "offline"}
        title={isMissing ? t.notFound : t.unexpected}
        hint={isMissing ? t.notFoundHint : t.unexpectedHint}
        action={{ href: "/", text: t.backToList }}
        level={1}
      />
    </PageShell>
  );
}
