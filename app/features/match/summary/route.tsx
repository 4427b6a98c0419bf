import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Await, useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { Suspense, useEffect } from "react";
import { formatLifetime, lifetimeHeader } from "../../../gateway/lifetime.ts";
import { useSections } from "../../../live/sections.ts";
import { createKeptPages } from "../../../live/kept-pages.ts";
import { useMatch } from "../match-context.tsx";
import { matchLifetime } from "../match-lifetime.ts";
import { loadSection } from "../section/load-tab.server.ts";
import { sectionFeedName } from "../section/section-feeds.ts";
import { TabSection } from "../section/tab-section.tsx";
import { loadPrices } from "./load-prices.server.ts";
import { Prices } from "./prices.tsx";
import styles from "./sheet.css?url";
import { Summary } from "./summary.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const eventId = params["eventId"] ?? "";
  const prices = loadPrices(context, eventId, Math.floor(Date.now() / 1000));
  const { section } = await loadSection(context, "summary", eventId);
  return data(
    { section, prices: context.ending === null ? await prices : prices },
    { headers: { [lifetimeHeader]: formatLifetime(matchLifetime) } },
  );
}

const keptPages = createKeptPages<{ readonly eventId: string; readonly page: SummaryData }>(({ eventId }) => [eventId]);
type SummaryData = ReturnType<typeof useLoaderData<typeof loader>>;

export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs): Promise<SummaryData> {
  const eventId = params["eventId"] ?? "";
  const load = async () => ({ eventId, page: await serverLoader<typeof loader>() });
  return (await keptPages.load(eventId, load)).page;
}

export default function SummaryTab() {
  const page = useLoaderData<typeof loader>();
  const { eventId } = useMatch();
  useEffect(() => keptPages.keep(eventId, { eventId, page }), [eventId, page]);
  // Who shows the match depends on the visitor's country, for which no page is kept.
  const sections = useSections();
  useEffect(() => void sections.refresh(sectionFeedName("summary", eventId)), [sections, eventId]);
  return (
    <>
      <TabSection tab="summary" section={page.section}>
        {(body) => <Summary body={body} />}
      </TabSection>
      <Suspense>
        <Await resolve={page.prices}>{(prices) => <Prices prices={prices} />}</Await>
      </Suspense>
    </>
  );
}
