import { logFailure } from "../../operators/log-failure.ts";
import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pagesPerPart } from "../../../shared/addresses/listed-pages.ts";
import { sportPath } from "../../../shared/addresses/sport-words.ts";
import { addressWords } from "../../../shared/addresses/words.ts";
import { dayNumber, toIsoDay } from "../../../shared/basics/day.ts";
import { zoneOffsetHours } from "../../../shared/basics/zone-offset.ts";
import { latestOf, toSitemapIndex, xmlResponse } from "../../features/documents/sitemap.ts";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { answerDocument } from "../../features/documents/answer-document.ts";

/** Days before and after today that lists exist for (C2.03). */
const daysEachWay = 7;

/** The sitemaps of every sport that has something: its competitions, teams and players in parts, and the days on which it has events. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => answerDocument(() => load(args));

async function load({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { origin } = new URL(request.url);
  const { lang, timeZone } = context.variant;
  const nowSeconds = Math.floor(Date.now() / 1000);
  const offsetHours = zoneOffsetHours(timeZone, nowSeconds);
  const today = dayNumber(nowSeconds, offsetHours);
  const span = { fromDay: today - daysEachWay, toDay: today + daysEachWay, offsetHours };
  const { ORIGIN: origins } = context.cloudflare.env;
  const load = async () => {
    const counts = await origins.countPages();
    return {
      counts,
      days: await origins.listDays(
        counts.map(({ sportId }) => sportId),
        span,
      ),
    };
  };
  const { counts, days } = await load().catch((error: unknown) => {
    logFailure({ action: "ask the catalogue", url: "/sitemap.xml", reason: error });
    throw data(null, { status: unreachableStatus });
  });
  const maps = counts.flatMap(({ sportId, count }) => {
    const own = (days.find((each) => each.sportId === sportId)?.days ?? []).map(({ day, changedSeconds }) => ({
      name: toIsoDay(day),
      modifiedSeconds: changedSeconds,
    }));
    const parts = Array.from({ length: Math.ceil(count / pagesPerPart) }, (_, index) => ({
      name: String(index + 1),
      // The first part names the sport, which changes with any of its events; of the others it is not known.
      modifiedSeconds: index === 0 ? latestOf(own) : null,
    }));
    return [...parts, ...own].map(({ name, modifiedSeconds }) => ({
      address: `${origin}/sitemaps/${sportPath(sportId, addressWords[lang])}/${name}.xml`,
      modifiedSeconds,
    }));
  });
  return xmlResponse(toSitemapIndex(maps));
}
