import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Await, useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { Suspense, useEffect } from "react";
import { formatLifetime, lifetimeHeader } from "../../../gateway/lifetime.ts";
import { createKeptPages } from "../../../live/kept-pages.ts";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { analysisFeedName, FollowedAnalysis } from "../analysis/followed-analysis.tsx";
import { useMatch } from "../match-context.tsx";
import { matchLifetime } from "../match-lifetime.ts";
import { loadSection } from "../section/load-tab.server.ts";
import { FollowedSection } from "../section/tab-section.tsx";
import { loadAround } from "./load-around.server.ts";
import { loadPrices } from "./load-prices.server.ts";
import { Prices } from "./prices.tsx";
import styles from "./sheet.css?url";
import { LaterAnalysis, Summary } from "./summary.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const eventId = params["eventId"] ?? "";
  const prices = loadPrices(context, eventId, Math.floor(Date.now() / 1000));
  const analysis = loadFeed(context, analysisFeedName(eventId)).then((feed) => feed?.body ?? null);
  const { section } = await loadSection(context, "summary", eventId);
  const around = loadAround(context, eventId, Math.floor(Date.now() / 1000));
  // One promise: what waits for its data stands in one `Suspense`.
  const course = Promise.all([section, analysis, around]);
  return data(context.ending === null ? { course: await course, prices: await prices } : { course, prices }, {
    headers: { [lifetimeHeader]: formatLifetime(matchLifetime) },
  });
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
  return (
    <>
      <Suspense fallback={<div className="cards awaited" />}>
        <Await resolve={page.course}>
          {([section, analysis, around]) => (
            <FollowedAnalysis loaded={analysis}>
              {(read) => (
                <FollowedSection tab="summary" loaded={section}>
                  {(body) => <Summary body={body} analysis={read} around={around} />}
                </FollowedSection>
              )}
            </FollowedAnalysis>
          )}
        </Await>
      </Suspense>
      <Suspense>
        <Await resolve={page.prices}>{(prices) => <Prices prices={prices} />}</Await>
      </Suspense>
      <Suspense>
        <Await resolve={page.course}>
          {([, analysis]) => (
            <FollowedAnalysis loaded={analysis}>{(read) => <LaterAnalysis analysis={read} />}</FollowedAnalysis>
          )}
        </Await>
      </Suspense>
    </>
  );
}
