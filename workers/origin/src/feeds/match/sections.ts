import type { FeedNameParts } from "../../../../../shared/wire/feed-name-parts.ts";
import { eventArticles } from "../../news/articles-now.ts";
import { toNewsBody } from "../news/news-feeds.ts";
import { analysisBody } from "./analysis/analysis-body.ts";
import { commentaryBody, highlightsBody, reportersBody } from "./commentary/commentary-body.ts";
import { headToHeadBody } from "./head-to-head-body.ts";
import { highlightProvidersBody } from "./highlights-body.ts";
import { absenceBody, lineUpBody } from "./line-up-body.ts";
import { raceBody } from "./field/race-body.ts";
import { roundsBody } from "./field/rounds-body.ts";
import { stagesBody } from "./field/stages-body.ts";
import type { SectionAnswer } from "./match-question.ts";
import { playersBody, playersBySideBody } from "./player-statistics-body.ts";
import { currentGameBody, historyTreeBody, pointHistoryBody, runningPeriodBody } from "./points/point-feeds.ts";
import { reportBody } from "./report/report-body.ts";
import { holesBody, starterBody } from "./starter-body.ts";
import { periodStatisticsBody, playerCountsBody } from "./statistics/period-statistics.ts";
import { seriesBody } from "./series-games.ts";
import { statisticsBody } from "./statistics/statistics-body.ts";
import { resultBody } from "./summary/result-body.ts";
import { olderSummaryBody, summaryBody } from "./summary/summary-body.ts";

/** The articles about the match (`df_nf_`). */
const newsBody: SectionAnswer = ({ context, stored, lang, clock }) =>
  toNewsBody(context, eventArticles(context, stored, { nowSeconds: clock.at(60), lang }));

/** The section of a race or a tournament where many start, that of a match where two sides meet. */
const byKind =
  (ofField: SectionAnswer, ofDuel: SectionAnswer): SectionAnswer =>
  (match) =>
    (match.details.state.schedule.away === null ? ofField : ofDuel)(match);

/** The sections of a match that this family answers; prices are answered by theirs. */
export const sections = {
  sui: summaryBody,
  su: olderSummaryBody,
  sur: byKind(roundsBody, resultBody),
  st: statisticsBody,
  stn: periodStatisticsBody,
  stp: playerCountsBody,
  li: lineUpBody,
  scr: absenceBody,
  psn: playersBody,
  psp: playersBySideBody,
  lc: commentaryBody,
  lcpo: highlightsBody,
  mc: reportersBody,
  mh: byKind(raceBody, pointHistoryBody),
  mhn: runningPeriodBody,
  mhs: currentGameBody,
  mhsn: historyTreeBody,
  hh: headToHeadBody,
  hi: holesBody,
  pi: starterBody,
  mr: reportBody,
  nf: newsBody,
  ma: analysisBody,
  hl: highlightProvidersBody,
  se: byKind(stagesBody, seriesBody),
} as const satisfies Partial<Record<FeedNameParts["section"], SectionAnswer>>;

const byName = new Map<string, SectionAnswer>(Object.entries(sections));

/** Null for a section that another family answers. */
export const answerOf = (section: FeedNameParts["section"]): SectionAnswer | null => byName.get(section) ?? null;
