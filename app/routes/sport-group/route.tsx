import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { parseListQuery } from "../../../shared/addresses/list-query.ts";
import { keepDataOfTabs, tabsHandle } from "../../navigation/same-data.ts";
import { sportByPath } from "../../navigation/sport-path.ts";
import { commaIn } from "../../../shared/texts/comma.ts";
import { longDate, toDayChoice } from "../../features/day/day-words.ts";
import { toFailedMeta } from "../../features/page/failed-meta.ts";
import { toRoomMeta } from "../../features/page/page-links.ts";
import { ownTexts } from "../../features/page/own-texts.ts";
import { toPageLinks } from "../../features/page/page-links.server.ts";
import { loadSportsOfDay } from "../../features/several-sports/load-sports-of-day.server.ts";
import { sportsOfDayStored, sportsOfDayLinks } from "../../features/several-sports/sports-of-day.ts";
import { mixedTexts } from "../../i18n/mixed-texts.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { SportGroupPage } from "./sport-group-page.tsx";

export const links: LinksFunction = () => sportsOfDayLinks;

export const meta: MetaFunction<typeof loader> = ({ data: page, ...shown }) => {
  if (page === undefined) return toFailedMeta(shown);
  const { lang, day, sportId, own, links: found } = page;
  const sport = sportLabel(sportId, lang);
  const date = longDate(day.epochDay, { ...siteTexts(lang), ...own });
  const comma = commaIn(lang);
  const children = day.lists.filter((list) => list.sportId !== sportId);
  const sports = children.map((list) => sportLabel(list.sportId, lang)).join(comma);
  return toRoomMeta({
    title: sport + comma + date,
    description: mixedTexts(lang).groupDescription({ sport, date, sports: sports || sport }),
    links: found,
    name: sport,
  });
};

/** A parent's day is that of its children as well (C1.03). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { variant } = context;
  const { pathname, searchParams } = new URL(request.url);
  const sport = sportByPath(variant.lang, pathname.split("/")[1]?.replace(/\.data$/, "") ?? "");
  if (sport === null) throw data(null, { status: 404 });
  const query = parseListQuery(searchParams);
  const day = await loadSportsOfDay(context, sport.id, query.day);
  const { epochDay, todayEpochDay } = day;
  const chosen = toDayChoice(epochDay, todayEpochDay);
  const address = { kind: "list", sportId: sport.id, day: chosen, category: "all" } as const;
  return data(
    {
      lang: variant.lang,
      own: ownTexts(variant),
      sportId: sport.id,
      day,
      links: toPageLinks(context, () => address),
    },
    sportsOfDayStored,
  );
}

/** The games of a day in a group of sports, such as winter sports. */
export default function SportGroupRoute() {
  const { sportId, day } = useLoaderData<typeof loader>();
  const { category } = parseListQuery(new URLSearchParams(useLocation().search));
  return <SportGroupPage sportId={sportId} category={category} day={day} />;
}

export const handle = tabsHandle;
export const shouldRevalidate = keepDataOfTabs;

export { ErrorBoundary, clientLoader, headers } from "../../features/page/page-route.ts";
