import { addressTexts } from "../../i18n/address-texts.ts";
import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, type ClientLoaderFunctionArgs, type ShouldRevalidateFunction } from "@remix-run/react";
import { useEffect } from "react";
import { loadPatiently } from "../../navigation/patient-loader.tsx";
import type { Language } from "../../../shared/texts/languages.ts";
import { parseAddress } from "../../../shared/addresses/parse-address.ts";
import { isFieldEvent } from "../../features/match/event-kind.ts";
import fieldStyles from "../../features/match/field/sheet.css?url";
import { matchLifetime } from "../../features/match/section/load-tab.server.ts";
import rowStyles from "../../features/match-row/rows.css?url";
import { storedFor } from "../../gateway/lifetime.ts";
import { loadTexts } from "../../i18n/texts.ts";
import { createKeptPages } from "../../live/kept-pages.ts";
import { toMatchMeta } from "./match-meta.server.ts";
import { MatchPage } from "./match-page.tsx";
import pageStyles from "./page.css?url";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { loadMatch } from "./queries.server.ts";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: rowStyles },
  { rel: "stylesheet", href: pageStyles },
];

/** Written by the server; the title follows the score afterwards. */
export const meta: MetaFunction<typeof loader> = ({ data: match, ...shown }) =>
  match === undefined ? toFailedMeta(shown) : match.head;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { stats, ...loaded } = await loadMatch(context, params["eventId"] ?? "", Math.floor(Date.now() / 1000));
  const { lang } = context.variant;
  await loadTexts(lang);
  const { pathname } = new URL(request.url);
  const address = parseAddress({ pathname, searchParams: new URLSearchParams() }, addressTexts(lang));
  const described = toMatchMeta(
    { ...loaded, lang },
    { tab: address?.kind === "match" ? address.tab : "summary", pathname },
  );
  const fieldLinks = isFieldEvent(loaded.eventId)
    ? [{ tagName: "link", rel: "stylesheet", href: fieldStyles } as const]
    : [];
  const head = [...described, ...fieldLinks, ...stats];
  return data({ ...loaded, head }, storedFor(matchLifetime));
}

const keptPages = createKeptPages<ReturnType<typeof useLoaderData<typeof loader>>>(({ list }) => [list.key]);

export async function clientLoader({ params, serverLoader, request }: ClientLoaderFunctionArgs) {
  const eventId = params["eventId"] ?? "";
  const [match] = await Promise.all([
    keptPages.load(eventId, () => loadPatiently({ request }, serverLoader<typeof loader>)),
    // While a page fades into this one nothing else is drawn, so nothing may be missing by then.
    loadTexts(document.documentElement.lang as Language),
  ]);
  return match;
}

/** A tab changes what stands below the board, which is newer in the browser than what a loader could give. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams, defaultShouldRevalidate }) =>
  currentParams["eventId"] === nextParams["eventId"] ? false : defaultShouldRevalidate;

export default function MatchRoute() {
  const match = useLoaderData<typeof loader>();
  useEffect(() => keptPages.keep(match.eventId, match), [match]);
  return <MatchPage match={match} />;
}

export { ErrorBoundary, headers } from "../../features/page/page-route.ts";
