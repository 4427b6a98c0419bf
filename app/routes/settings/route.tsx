import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageError } from "../../features/layout/page-error.tsx";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import styles from "../../features/settings/sheet.css?url";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import { settingsTexts } from "../../i18n/settings-texts.ts";
import { SettingsPage } from "./settings-page.tsx";

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const t = settingsTexts(page.lang);
  return toRoomMeta({
    title: t.settings,
    description: t.settingsDescription,
    links: page.links,
  });
};

/** The page holds no choice of the visitor: these are kept in the browser. */
export function loader({ context }: LoaderFunctionArgs) {
  const page = { lang: context.variant.lang, links: toPageLinks(context, () => ({ kind: "settings" })) };
  return data(page, { headers: { [lifetimeHeader]: formatLifetime({ freshSeconds: 300, staleSeconds: 86_400 }) } });
}

/** The visitor’s settings. */
export default function SettingsRoute() {
  useLoaderData<typeof loader>();
  return <SettingsPage />;
}

export { PageError as ErrorBoundary };
