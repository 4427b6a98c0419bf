import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pagesPerPart } from "../../../shared/addresses/listed-pages.ts";
import { sportPath } from "../../../shared/addresses/sport-words.ts";
import { addressWords } from "../../../shared/addresses/words.ts";
import { dayNumber, toIsoDay, zoneOffsetHours } from "../../../shared/time/day.ts";
import { toSitemapIndex, xmlResponse } from "../../features/documents/sitemap.ts";
import { unreachableStatus } from "../../features/layout/page-error.tsx";
import { answerDocument } from "../../features/documents/answer-document.ts";

/** Days before and after today that lists exist for (C2.03). */
const daysEachWay = 7;

/** The sitemaps of every sport that has something: its competitions, teams and players in parts, and its days. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => answerDocument(() => load(args));

async function load({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { origin } = new URL(request.url);
  const { lang, timeZone } = context.variant;
  const counts = await context.cloudflare.env.ORIGIN.countPages().catch((error: unknown) => {
    console.error("the catalogue does not answer", error);
    throw data(null, { status: unreachableStatus });
  });
  const nowSeconds = Math.floor(Date.now() / 1000);
  const today = dayNumber(nowSeconds, zoneOffsetHours(timeZone, nowSeconds));
  const days = Array.from({ length: 2 * daysEachWay + 1 }, (_, index) => toIsoDay(today + index - daysEachWay));
  const names = counts.flatMap(({ sportId, count }) => {
    const parts = Array.from({ length: Math.ceil(count / pagesPerPart) }, (_, index) => String(index + 1));
    return [...parts, ...days].map((name) => `${sportPath(sportId, addressWords[lang])}/${name}`);
  });
  return xmlResponse(
    toSitemapIndex(names.map((name) => ({ address: `${origin}/sitemaps/${name}.xml`, modifiedSeconds: null }))),
  );
}
