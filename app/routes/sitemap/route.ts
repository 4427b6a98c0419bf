import { data, type AppLoadContext, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { today } from "../../../shared/addresses/list-query.ts";
import { sportByPath } from "../../navigation/sport-path.ts";
import { decodeDayFeed } from "../../../shared/wire/day-feed.ts";
import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import { projectTypeId } from "../../../shared/push/subjects.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { shownStatusType } from "../../../shared/sports/status-types.ts";
import { statusType } from "../../../shared/sports/statuses.ts";
import { parseIsoDay } from "../../../shared/basics/day.ts";
import { toTargetDay } from "../../features/day/target-day.ts";
import { resultSeconds } from "../../features/documents/match-items.ts";
import { latestOf, toSitemap, xmlResponse, type SitemapEntry } from "../../features/documents/sitemap.ts";
import { unreachableStatus } from "../../features/layout/unreachable-status.ts";
import { loadFeed } from "../../feeds/load-feed.server.ts";
import { answerDocument } from "../../features/documents/answer-document.ts";

/** A part of the catalogue of a sport (`2.xml`), or a day and its matches (`2026-11-22.xml`). */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => answerDocument(() => load(args));

async function load({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { origin } = new URL(request.url);
  const sportId = sportByPath(context.variant.lang, params["sportPath"] ?? "")?.id;
  if (sportId === undefined) throw data(null, { status: 404 });
  const name = (params["file"] ?? "").replace(/\.xml$/, "");
  const epochDay = parseIsoDay(name);
  const entries =
    epochDay === null
      ? await listPart(context, sportId, Number(name))
      : await listDay(context, sportId, epochDay, Math.floor(Date.now() / 1000));
  if (entries.length === 0) throw data(null, { status: 404 });
  return xmlResponse(toSitemap(entries.map((entry) => ({ ...entry, address: origin + entry.address }))));
}

/** The first part begins with the sport itself, which changes with whatever of it did last. */
async function listPart(
  { variant: { lang }, cloudflare }: AppLoadContext,
  sportId: number,
  part: number,
): Promise<readonly SitemapEntry[]> {
  const pages = await cloudflare.env.ORIGIN.listPages({ sportId, part, lang });
  const list = formatAddress({ kind: "list", sportId, day: today, category: "all" }, lang);
  const entries = pages.map(({ path, changedSeconds }) => ({ address: path, modifiedSeconds: changedSeconds }));
  return [...(part === 1 ? [{ address: list, modifiedSeconds: latestOf(entries) }] : []), ...entries];
}

/** The last change of a finished match is its end; a match that is not over has no such time. */
async function listDay(
  context: AppLoadContext,
  sportId: number,
  epochDay: number,
  nowSeconds: number,
): Promise<readonly SitemapEntry[]> {
  const { lang, timeZone } = context.variant;
  const { feedDay } = toTargetDay({ kind: "date", epochDay }, timeZone, nowSeconds);
  const feed = await loadFeed(context, formatFeedName({ kind: "day", sportId, ...feedDay, lang, projectTypeId }));
  if (feed === null) throw data(null, { status: unreachableStatus });
  const list = formatAddress({ kind: "list", sportId, day: { kind: "date", epochDay }, category: "all" }, lang);
  const events = decodeDayFeed(feed.body).leagues.flatMap((league) => league.events);
  // Every day has a list; one without events is not worth finding.
  if (events.length === 0) return [];
  const [{ days } = { days: [] }] = await context.cloudflare.env.ORIGIN.listDays([sportId], {
    fromDay: epochDay,
    toDay: epochDay,
    offsetHours: feedDay.tzHour,
  });
  const listed = { address: list, modifiedSeconds: days[0]?.changedSeconds ?? null };
  if (sportById(sportId)?.duel !== true) return [listed];
  return [
    listed,
    ...events.flatMap((event): readonly SitemapEntry[] => {
      if (event.id === undefined || event.id === null) return [];
      const isOver = shownStatusType(event.status ?? 0) === statusType.finished;
      const hasEnd = event.statusStartSeconds != null && event.statusStartSeconds <= nowSeconds;
      return [
        {
          address: formatAddress({ kind: "match", eventId: event.id, tab: "summary" }, lang),
          modifiedSeconds: isOver && hasEnd ? resultSeconds(event) : null,
        },
      ];
    }),
  ];
}
