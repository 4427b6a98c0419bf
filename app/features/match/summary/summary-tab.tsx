import { useMemo } from "react";
import { hasData } from "../../../../shared/feed/codec.ts";
import { isQuoting } from "../../../feeds/quoting.ts";
import { LiveList } from "../../../live/hooks.tsx";
import type { ListFeed } from "../../../live/list-feed.ts";
import { Awaited } from "../../layout/awaited.tsx";
import { LegalNotice } from "../../legal/legal-notice.tsx";
import { OddsTable } from "../../odds/odds-table.tsx";
import { usePage } from "../../page/page-context.tsx";
import { FollowedAnalysis } from "../analysis/followed-analysis.tsx";
import { FollowedSection } from "../section/tab-section.tsx";
import { useMatch } from "../match-context.tsx";
import type { SummaryData } from "./route.tsx";
import { LaterAnalysis, Summary } from "./summary.tsx";
import { LiveStrip } from "./live-strip.tsx";
import type { MatchPrices } from "./load-prices.server.ts";

/** The first tab of a match. */
export function SummaryTab({ page }: { readonly page: SummaryData }) {
  return (
    <>
      <Awaited resolve={page.course}>
        {([section, analysis, around]) => (
          <FollowedAnalysis loaded={analysis}>
            {(read) => (
              <FollowedSection tab="summary" loaded={section}>
                {(body) => <Summary body={body} analysis={read} around={around} />}
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
