import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { parseGamesTab, today } from "../../../shared/addresses/list-query.ts";
import { parseIsoDay } from "../../../shared/basics/day.ts";
import { longDate } from "../../features/day/day-words.ts";
import { toMarkTexts } from "../../features/excitement/mark-texts.server.ts";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import { ownTexts } from "../../features/page/own-texts.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import { loadSportsOfDay } from "../../features/several-sports/load-sports-of-day.server.ts";
import { sportsOfDayStored, sportsOfDayLinks } from "../../features/several-sports/sports-of-day.ts";
import { mixedTexts } from "../../i18n/mixed-texts.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { keepDataOfTabs, tabsHandle } from "../../navigation/same-data.ts";
import { MixedPage } from "./mixed-page.tsx";

export const links: LinksFunction = () => sportsOfDayLinks;

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const { lang, day, own, links: found } = page;
  const t = mixedTexts(lang);
  const date = longDate(day.epochDay, { ...siteTexts(lang), ...own });
  return toRoomMeta({
    title: t.titleOf({ date }),
    description: t.description({ date }),
    links: found,
    name: t.title,
  });
};

/** The main leagues of each sport on a day. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = parseIsoDay(searchParams.get("date") ?? "");
  const day = await loadSportsOfDay(context, null, asked === null ? today : { kind: "date", epochDay: asked });
  const epochDay = day.epochDay === day.todayEpochDay ? null : day.epochDay;
  return data(
    {
      lang: context.variant.lang,
      own: ownTexts(context.variant),
      day,
      marks: toMarkTexts(context.variant.lang),
      links: toPageLinks(context, () => ({ kind: "mixed", epochDay })),
    },
    sportsOfDayStored,
  );
}

/** The main games of every sport on a day, with the categories of a list (`?cat=6`). */
export default function MixedRoute() {
  const { day, marks } = useLoaderData<typeof loader>();
  return <MixedPage day={day} marks={marks} {...parseGamesTab(new URLSearchParams(useLocation().search))} />;
}

export const handle = tabsHandle;
export const shouldRevalidate = keepDataOfTabs;

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";
