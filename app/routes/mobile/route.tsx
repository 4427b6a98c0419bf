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
import { MobilePage } from "./mobile-page.tsx";

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const t = settingsTexts(page.lang);
  return toRoomMeta({
    title: t.mobile,
    description: t.mobileDescription,
    links: page.links,
  });
};

/** The page is the same for all visitors. */
export function loader({ context }: LoaderFunctionArgs) {
  const page = { lang: context.variant.lang, links: toPageLinks(context, () => ({ kind: "mobile" })) };
  return data(page, { headers: { [lifetimeHeader]: formatLifetime({ freshSeconds: 300, staleSeconds: 86_400 }) } });
}

/** How to put the site on the home screen of a phone. */
export default function MobileRoute() {
  useLoaderData<typeof loader>();
  return <MobilePage />;
}

export { PageError as ErrorBoundary };
