import {
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData, useLocation, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { useEffect } from "react";
import { decodeDayFeed } from "../../../shared/feed/day-feed.ts";
import { PageError } from "../../features/layout/page-error.tsx";
import { awayOf, homeOf } from "../../features/match-row/event-words.ts";
import rowStyles from "../../features/match-row/rows.css?url";
import { scoreOf } from "../../features/match-row/result.ts";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import { createKeptPages } from "../../live/kept-pages.ts";
import { MatchPage } from "./match-page.tsx";
import pageStyles from "./page.css?url";
import { loadMatch, matchLifetime } from "./queries.server.ts";

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: rowStyles },
  { rel: "stylesheet", href: pageStyles },
];

export const meta: MetaFunction<typeof loader> = ({ data: match }) => {
  const league = match === undefined ? undefined : decodeDayFeed(match.list.feed).leagues[0];
  const event = league?.events[0];
  if (event === undefined) return [{ title: "Tribune" }];
  const score = scoreOf(event);
  const result = score === null ? "" : ` ${score[0]}-${score[1]}`;
  return [{ title: `${homeOf(event)} – ${awayOf(event)}${result} · ${league?.league.title} · Tribune` }];
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const match = await loadMatch(context, params["eventId"] ?? "", Math.floor(Date.now() / 1000));
  return data(match, { headers: { [lifetimeHeader]: formatLifetime(matchLifetime) } });
}

const keptPages = createKeptPages<ReturnType<typeof useLoaderData<typeof loader>>>(({ list }) => [list.key]);

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  keptPages.load(new URL(request.url).pathname, serverLoader<typeof loader>);

export default function MatchRoute() {
  const match = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  useEffect(() => keptPages.keep(pathname, match), [pathname, match]);
  return <MatchPage match={match} />;
}

export { PageError as ErrorBoundary };
