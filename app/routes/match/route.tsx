import { addressTexts } from "../../i18n/address-texts.ts";
import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData, type ClientLoaderFunctionArgs, type ShouldRevalidateFunction } from "@remix-run/react";
import { useEffect } from "react";
import { parseAddress } from "../../../shared/addresses/parse-address.ts";
import { PageError } from "../../features/layout/page-error.tsx";
import { isFieldEvent, prepareFieldPage } from "../../features/match/field/field-page-parts.tsx";
import fieldStyles from "../../features/match/field/sheet.css?url";
import { matchLifetime } from "../../features/match/match-lifetime.ts";
import rowStyles from "../../features/match-row/rows.css?url";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import { createKeptPages } from "../../live/kept-pages.ts";
import { MatchPage } from "./match-page.tsx";
import { toMatchMeta } from "./match-meta.ts";
import pageStyles from "./page.css?url";
import { loadMatch } from "./queries.server.ts";

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: rowStyles },
  { rel: "stylesheet", href: pageStyles },
];

export const meta: MetaFunction<typeof loader> = ({ data: match, location: { pathname } }) => {
  const address =
    match === undefined
      ? null
      : parseAddress({ pathname, searchParams: new URLSearchParams() }, addressTexts(match.lang));
  const head = toMatchMeta(match, { tab: address?.kind === "match" ? address.tab : "summary", pathname });
  return match !== undefined && isFieldEvent(match.eventId)
    ? [...head, { tagName: "link", rel: "stylesheet", href: fieldStyles }]
    : head;
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const match = await loadMatch(context, params["eventId"] ?? "", Math.floor(Date.now() / 1000));
  return data(
    { ...match, lang: context.variant.lang },
    { headers: { [lifetimeHeader]: formatLifetime(matchLifetime) } },
  );
}

const keptPages = createKeptPages<ReturnType<typeof useLoaderData<typeof loader>>>(({ list }) => [list.key]);

export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  const eventId = params["eventId"] ?? "";
  const [match] = await Promise.all([keptPages.load(eventId, serverLoader<typeof loader>), prepareFieldPage(eventId)]);
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

export { PageError as ErrorBoundary };
