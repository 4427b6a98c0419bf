import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { variants } from "../../../variants/variant-of.ts";
import { PageError } from "../../features/layout/page-error.tsx";
import { toPlainLinks } from "../../features/page/page-links.server.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import styles from "../../features/settings/sheet.css?url";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import { leaguesTexts } from "../../i18n/leagues-texts.ts";
import { LanguagesPage } from "./languages-page.tsx";

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  if (page === undefined) return [{ title: "Tribune" }];
  const texts = leaguesTexts(page.lang);
  return toRoomMeta({ title: texts.languages, description: texts.languagesDescription, links: page.links });
};

/** The variants, and where each is published: a language's site has a project, a zone and addresses of its own (C1.11). */
export function loader({ context }: LoaderFunctionArgs) {
  const { id: own, lang } = context.variant;
  const sites = variants.map((variant) => ({ id: variant.id, lang: variant.lang, origin: variant.siteOrigin }));
  const page = { lang, own, sites, links: toPlainLinks(context, { kind: "languages" }) };
  return data(page, { headers: { [lifetimeHeader]: formatLifetime({ freshSeconds: 300, staleSeconds: 86_400 }) } });
}

export default function LanguagesRoute() {
  return <LanguagesPage {...useLoaderData<typeof loader>()} />;
}

export { PageError as ErrorBoundary };
