import { Await } from "@remix-run/react";
import { Suspense } from "react";
import { Awaited } from "../../layout/awaited.tsx";
import { LateSuspense } from "../../../rendering/late-suspense.tsx";
import { FollowedAnalysis } from "../analysis/followed-analysis.tsx";
import { FollowedSection } from "../section/tab-section.tsx";
import { Prices } from "./prices.tsx";
import type { SummaryData } from "./route.tsx";
import { LaterAnalysis, Summary } from "./summary.tsx";

/** The first tab of a match. A tap waits for all of it: what shows a hidden result would change what is being taken over. */
export function SummaryTab({ page }: { readonly page: SummaryData }) {
  return (
    <>
      <LateSuspense fallback={<Awaited />}>
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
      </LateSuspense>
      <LateSuspense fallback={null}>
        <Await resolve={page.prices}>{(prices) => <Prices prices={prices} />}</Await>
      </LateSuspense>
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
