import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { addressWords } from "../../../shared/addresses/words.ts";
import { parseIsoDay } from "../../../shared/basics/day.ts";
import { longDate } from "../../features/day/day-words.ts";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import { ownTexts } from "../../features/page/own-texts.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import styles from "../../features/tv/sheet.css?url";
import { parseTvFilter } from "../../features/tv/tv-filter.ts";
import { storedFor } from "../../gateway/lifetime.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { tvTexts } from "../../i18n/tv-texts.ts";
import { loadTvDay } from "./queries.server.ts";
import { TvPage } from "./tv-page.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const { lang, day, own, links: found } = page;
  const t = tvTexts(lang);
  const date = longDate(day.epochDay, { ...siteTexts(lang), ...own });
  return toRoomMeta({
    title: t.titleOf({ date }),
    description: t.description({ date }),
    links: found,
    name: t.title,
  });
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { lang } = context.variant;
  const { searchParams } = new URL(request.url);
  const filter = parseTvFilter(searchParams, addressWords[lang]);
  const asked = parseIsoDay(searchParams.get("date") ?? "");
  const day = await loadTvDay(context, asked, filter, Math.floor(Date.now() / 1000));
  const epochDay = day.epochDay === day.todayEpochDay ? null : day.epochDay;
  const links = toPageLinks(context, () => ({ kind: "tv", epochDay }));
  return data(
    { lang, own: ownTexts(context.variant), day, filter, links },
    storedFor({ freshSeconds: 60, staleSeconds: 600 }),
  );
}

/** The games that channels broadcast. */
export default function TvRoute() {
  const { day, filter } = useLoaderData<typeof loader>();
  return <TvPage day={day} filter={filter} />;
}

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";
