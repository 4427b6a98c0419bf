import { useMemo, type ReactNode } from "react";
import { formatFeedName } from "../../../../shared/wire/feed-names.ts";
import { readAnalysis, type MatchAnalysis } from "../../../../shared/wire/sections/read-analysis.ts";
import { keepDecoded } from "../../../feeds/keep-decoded.ts";
import { useMatch } from "../match-context.tsx";
import { useFollowedFeed } from "../section/use-followed-section.ts";

export const analysisFeedName = (eventId: string): string =>
  formatFeedName({ kind: "match-section", section: "ma", type: 1, eventId });

const readKept = keepDecoded(readAnalysis);

type AnalysisProps = {
  /** The analysis that the page was loaded with; null if it could not be loaded. */
  readonly loaded: string | null;
  readonly children: (analysis: MatchAnalysis) => ReactNode;
};

/** Passes a match's analysis to its children: the last one loaded, and a new one whenever its hash changes. */
export function FollowedAnalysis({ loaded, children }: AnalysisProps) {
  const { eventId } = useMatch();
  const body = useFollowedFeed(analysisFeedName(eventId), loaded, { hash: "analysisHash" });
  return children(useMemo(() => readKept(body ?? ""), [body]));
}
