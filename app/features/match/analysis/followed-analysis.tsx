import { useMemo, type ReactNode } from "react";
import { formatFeedName } from "../../../../shared/feed/names.ts";
import { readAnalysis, type MatchAnalysis } from "../../../../shared/feed/sections/read-analysis.ts";
import { keepDecoded } from "../../../feeds/keep-decoded.ts";
import { useMatch } from "../match-context.tsx";
import { useFollowedFeed } from "../section/use-followed-section.ts";

export const analysisFeedName = (eventId: string): string =>
  formatFeedName({ kind: "match-section", section: "ma", type: 1, eventId });

const readKept = keepDecoded(readAnalysis);

type AnalysisProps = {
  /** What the page came with; null where it could not be had. */
  readonly loaded: string | null;
  readonly children: (analysis: MatchAnalysis) => ReactNode;
};

/** Around what draws a match's analysis: as it was read last, and again whenever its hash is another. */
export function FollowedAnalysis({ loaded, children }: AnalysisProps) {
  const { eventId } = useMatch();
  const body = useFollowedFeed(analysisFeedName(eventId), loaded, { hash: "analysisHash" });
  return children(useMemo(() => readKept(body ?? ""), [body]));
}
