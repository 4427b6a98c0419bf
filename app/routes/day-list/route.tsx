import {
  data,
  redirect,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams, type ShouldRevalidateFunction } from "@remix-run/react";
import { sportById, sportByPath } from "../../../shared/sports/catalogue.ts";
import { formatLifetime, lifetimeHeader } from "../../gateway/lifetime.ts";
import { longDate } from "../../features/day/day-words.ts";
import { formatListQuery, parseListQuery } from "../../features/day/list-query.ts";
import { DayList } from "../../features/list/day-list.tsx";
import { messagesOf } from "../../i18n/catalogue.ts";
import { toLanguage } from "../../i18n/language.ts";
import { loadDayList } from "./queries.server.ts";

const soccerId = 1;

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: list }) => {
  if (list === undefined) return [{ title: "Tribune" }];
  const t = messagesOf(list.lang);
  const sport = sportById(list.live.sportId)?.label[toLanguage(list.lang)] ?? "";
  return [{ title: `${sport}, ${longDate(list.epochDay, t)} · ${t.tagline} · ${t.brand}` }];
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const query = parseListQuery(url.searchParams);
  const sportId = toSportId(params["sportPath"], context.variant.lang);
  if (sportId === null) throw data(null, { status: 404 });
  // Soccer has one address only.
  if (sportId === soccerId && params["sportPath"] !== undefined) throw redirect(`/${formatListQuery(query)}`, 301);
  const { list, lifetime } = await loadDayList(context, sportId, query, Math.floor(Date.now() / 1000));
  return data(list, {
    status: list.isReachable ? 200 : 503,
    headers: { [lifetimeHeader]: formatLifetime(lifetime) },
  });
}

/** Null for a sport that the catalogue does not know (C1.02). */
function toSportId(path: string | undefined, lang: string): number | null {
  return path === undefined ? soccerId : (sportByPath(toLanguage(lang), path)?.id ?? null);
}

/** A tab changes what is shown of a day, not the day: the list in the browser is newer than what a loader could give. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  return toDayAddress(currentUrl) === toDayAddress(nextUrl) ? false : defaultShouldRevalidate;
};

const toDayAddress = (url: URL) =>
  url.pathname + formatListQuery({ ...parseListQuery(url.searchParams), category: "all" });

export default function DayListRoute() {
  const list = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  return <DayList data={list} category={parseListQuery(params).category} />;
}
