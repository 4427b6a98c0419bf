import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { addressWords } from "../../../shared/addresses/words.ts";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import { toPlainLinks } from "../../features/page/page-links.server.ts";
import { storedFor } from "../../gateway/lifetime.ts";
import { widgetTexts } from "../../i18n/widget-texts.ts";
import { parseWidgetForm } from "../../widgets/widget-form.ts";
import { loadWidgetPage } from "./queries.server.ts";
import styles from "./page.css?url";
import { WidgetsPage } from "./widgets-page.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const t = widgetTexts(page.lang);
  return [
    ...toRoomMeta({ title: t.title, description: t.description, links: page.links }),
    // Search engines do not index configured widgets.
    ...(page.isPlain ? [] : [{ name: "robots", content: "noindex" }]),
  ];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { lang } = context.variant;
  const { search, searchParams, origin } = new URL(request.url);
  const form = parseWidgetForm(searchParams, addressWords[lang]);
  const made = await loadWidgetPage(context, form, context.variant.siteOrigin ?? origin, Math.floor(Date.now() / 1000));
  const page = { ...made, lang, isPlain: search === "", links: toPlainLinks(context, { kind: "widgets" }) };
  // Texts that people type are too many to keep the pages of.
  if (form.query !== "") return data(page);
  return data(page, storedFor({ freshSeconds: 60, staleSeconds: 600 }));
}

/** The tool that makes a widget for another site. */
export default function WidgetsRoute() {
  return <WidgetsPage {...useLoaderData<typeof loader>()} />;
}

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";
