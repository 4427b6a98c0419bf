import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parsePlainPage, plainWords } from "../../../shared/addresses/plain-pages.ts";
import { PageError } from "../../features/layout/page-error.tsx";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toPlainLinks } from "../../features/page/page-links.server.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import { LegalPage } from "./legal-page.tsx";
import styles from "./page.css?url";
import { toLegalText } from "./legal-text.server.ts";

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) =>
  page === undefined
    ? toFailedMeta(shown)
    : toRoomMeta({ title: page.text.title, description: page.text.description, links: page.links });

export function loader({ params, context }: LoaderFunctionArgs) {
  const { lang } = context.variant;
  const found = parsePlainPage([plainWords[lang].rooms.legal, params["document"] ?? ""], lang);
  // A place without prices needs no page about gambling.
  const isShown = found?.kind === "legal" && (found.document !== "gambling" || context.visitor.policy.odds);
  if (!isShown) throw data(null, { status: 404 });
  const page = {
    text: toLegalText(found.document, context.variant),
    isGambling: found.document === "gambling",
    links: toPlainLinks(context, found),
  };
  return data(page, { headers: { [lifetimeHeader]: formatLifetime({ freshSeconds: 300, staleSeconds: 86_400 }) } });
}

/** A legal document: terms, privacy, cookies or responsible gambling. */
export default function LegalRoute() {
  const { text, isGambling } = useLoaderData<typeof loader>();
  return <LegalPage text={text} isGambling={isGambling} />;
}

export { PageError as ErrorBoundary };
