import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { decodeDayFeed } from "../../../shared/feed/day-feed.ts";
import { awayOf, homeOf } from "../../features/match-row/event-words.ts";
import { scoreOf } from "../../features/match-row/result.ts";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import { messagesOf } from "../../i18n/catalogue.ts";
import { MatchPage } from "./match-page.tsx";
import { loadMatch, matchLifetime } from "./queries.server.ts";

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: match }) => {
  const league = match === undefined ? undefined : decodeDayFeed(match.live.feed).leagues[0];
  const event = league?.events[0];
  if (match === undefined || event === undefined) return [{ title: "Tribune" }];
  const score = scoreOf(event);
  const result = score === null ? "" : ` ${score[0]}-${score[1]}`;
  return [
    {
      title: `${homeOf(event)} – ${awayOf(event)}${result} · ${league?.league.title} · ${messagesOf(match.lang).brand}`,
    },
  ];
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const match = await loadMatch(context, params["eventId"] ?? "", Math.floor(Date.now() / 1000));
  if (match === null) throw data(null, { status: 404 });
  return data(match, {
    status: match.isReachable ? 200 : 503,
    headers: { [lifetimeHeader]: formatLifetime(matchLifetime) },
  });
}

export default function MatchRoute() {
  return <MatchPage match={useLoaderData<typeof loader>()} />;
}
