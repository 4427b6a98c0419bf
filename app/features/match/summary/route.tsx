import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { useEffect } from "react";
import { formatLifetime, lifetimeHeader } from "../../../gateway/lifetime.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { loadTexts } from "../../../i18n/texts.ts";
import { createKeptPages } from "../../../live/kept-pages.ts";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { analysisFeedName } from "../analysis/followed-analysis.tsx";
import { useMatch } from "../match-context.tsx";
import { lifetimeWith, loadSection } from "../section/load-tab.server.ts";
import { loadAround } from "./load-around.server.ts";
import { loadPrices } from "./load-prices.server.ts";
import { SummaryTab } from "./summary-tab.tsx";
import styles from "./sheet.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const eventId = params["eventId"] ?? "";
  const prices = loadPrices(context, eventId);
  const analysis = loadFeed(context, analysisFeedName(eventId)).then((feed) => feed?.body ?? null);
  const { section } = await loadSection(context, "summary", eventId);
  const around = loadAround(context, eventId, Math.floor(Date.now() / 1000));
  const course = Promise.all([section, analysis, around]);
  const isStreamed = context.answer === "streamed document";
  return data(isStreamed ? { course, prices } : { course: await course, prices: await prices }, {
    headers: { [lifetimeHeader]: formatLifetime(lifetimeWith(section)) },
  });
}

const keptPages = createKeptPages<{ readonly eventId: string; readonly page: SummaryData }>(({ eventId }) => [eventId]);
export type SummaryData = ReturnType<typeof useLoaderData<typeof loader>>;

export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs): Promise<SummaryData> {
  const eventId = params["eventId"] ?? "";
  const load = async () => ({ eventId, page: await serverLoader<typeof loader>() });
  const [{ page }] = await Promise.all([
    keptPages.load(eventId, load),
    loadTexts(document.documentElement.lang as Language),
  ]);
  return page;
}

/** A match: its score and its incidents. */
export default function SummaryRoute() {
  const page = useLoaderData<typeof loader>();
  const { eventId } = useMatch();
  useEffect(() => keptPages.keep(eventId, { eventId, page }), [eventId, page]);
  return <SummaryTab page={page} />;
}
