import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { useEffect, useMemo } from "react";
import { loadPatiently } from "../../../navigation/patient-loader.tsx";
import { hasData } from "../../../../shared/wire/codec.ts";
import { storedFor } from "../../../gateway/lifetime.ts";
import type { Language } from "../../../../shared/texts/languages.ts";
import { loadTexts } from "../../../i18n/texts.ts";
import { createKeptPages } from "../../../live/kept-pages.ts";
import { loadFeed } from "../../../feeds/load-feed.server.ts";
import { isQuoting } from "../../../feeds/quoting.ts";
import { LiveList } from "../../../live/hooks.tsx";
import type { ListFeed } from "../../../live/list-feed.ts";
import { Awaited } from "../../layout/awaited.tsx";
import { LegalNotice } from "../../legal/legal-notice.tsx";
import { OddsTable } from "../../odds/odds-table.tsx";
import { usePage } from "../../page/page-context.tsx";
import { analysisFeedName, FollowedAnalysis } from "../analysis/followed-analysis.tsx";
import { loadAnalysisCards } from "../analysis/load-analysis-cards.server.tsx";
import { useMatch } from "../match-context.tsx";
import { lifetimeWith, loadSection } from "../section/load-tab.server.ts";
import { FollowedSection } from "../section/tab-section.tsx";
import { loadAround } from "./load-around.server.ts";
import { loadPrices, type MatchPrices } from "./load-prices.server.ts";
import styles from "./sheet.css?url";
import { LaterAnalysis, Summary } from "./summary.tsx";
import { LiveStrip } from "./live-strip.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const eventId = params["eventId"] ?? "";
  const prices = loadPrices(context, eventId);
  const analysis = loadFeed(context, analysisFeedName(eventId)).then((feed) => feed?.body ?? null);
  const { section } = await loadSection(context, "summary", eventId);
  const around = loadAround(context, eventId, Math.floor(Date.now() / 1000));
  const cards = loadAnalysisCards(context, eventId);
  const course = Promise.all([section, analysis, around, cards]);
  const isStreamed = context.answer === "streamed document";
  return data(
    isStreamed ? { course, prices } : { course: await course, prices: await prices },
    storedFor(lifetimeWith(section)),
  );
}

const keptPages = createKeptPages<{ readonly eventId: string; readonly page: SummaryData }>(({ eventId }) => [eventId]);
type SummaryData = ReturnType<typeof useLoaderData<typeof loader>>;

export async function clientLoader({ params, serverLoader, request }: ClientLoaderFunctionArgs): Promise<SummaryData> {
  const eventId = params["eventId"] ?? "";
  const load = async () => ({ eventId, page: await serverLoader<typeof loader>() });
  const [{ page }] = await Promise.all([
    keptPages.load(eventId, () => loadPatiently({ request }, load)),
    loadTexts(document.documentElement.lang as Language),
  ]);
  return page;
}

/** A match: its score and its incidents. */
export default function SummaryRoute() {
  const page = useLoaderData<typeof loader>();
  const { eventId } = useMatch();
  useEffect(() => keptPages.keep(eventId, { eventId, page }), [eventId, page]);
  return (
    <>
      <Awaited resolve={page.course}>
        {([section, analysis, around, cards]) => (
          <FollowedAnalysis loaded={analysis}>
            {(read) => (
              <FollowedSection tab="summary" loaded={section}>
                {(body) => <Summary body={body} analysis={read} around={around} cards={cards} />}
              </FollowedSection>
            )}
          </FollowedAnalysis>
        )}
      </Awaited>
      <Awaited resolve={page.prices}>{(prices) => <Prices prices={prices} />}</Awaited>
      <Awaited resolve={page.course}>
        {([, analysis]) => (
          <FollowedAnalysis loaded={analysis}>{(read) => <LaterAnalysis analysis={read} />}</FollowedAnalysis>
        )}
      </Awaited>
    </>
  );
}

/** The match's list, opened with its prices: its odds are followed from here on. Nothing where the place may see none. */
function Prices({ prices }: { readonly prices: MatchPrices | null }) {
  const { list } = useMatch();
  const { betting } = usePage();
  const priced = useMemo((): ListFeed => ({ ...list, ...prices }), [list, prices]);
  if (prices === null && betting === null) return null;
  const bookmakers = betting?.odds?.bookmakers ?? [];
  const odds = priced.odds ?? "";
  const hasInvented = bookmakers.some(({ id, isInvented }) => isInvented && isQuoting(id, odds));
  return (
    <LiveList list={priced}>
      <div className="card prices">
        <LiveStrip bookmakers={bookmakers} form={betting?.odds?.summary} />
        <OddsTable eventId={list.key} bookmakers={bookmakers} form={betting?.odds?.summary} />
        <LegalNotice hasPrices={hasData(odds)} hasInvented={hasInvented} />
      </div>
    </LiveList>
  );
}
