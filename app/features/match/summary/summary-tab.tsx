import { Awaited } from "../../../ui/awaited.tsx";
import { FollowedAnalysis } from "../analysis/followed-analysis.tsx";
import { FollowedSection } from "../section/tab-section.tsx";
import { Prices } from "./prices.tsx";
import type { SummaryData } from "./route.tsx";
import { LaterAnalysis, Summary } from "./summary.tsx";

/** The first tab of a match. */
export function SummaryTab({ page }: { readonly page: SummaryData }) {
  return (
    <>
      <Awaited resolve={page.course} fallback={<div className="cards awaited" />}>
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
