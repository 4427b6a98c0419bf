import { pointHistorySection } from "../../../../../../shared/feed/sections/point-history.ts";
import { treeNode, type TreeNode } from "../../../../../../shared/feed/tree.ts";
import { emptyBody } from "../../../../../../shared/feed/codec.ts";
import { isLive } from "../../../../../../shared/sports/status-types.ts";
import type { DetailsAnswer } from "../match-question.ts";
import { toSignedBody, toSignedTree } from "../signed.ts";
import { reportsGames, toPointHistory, type Point, type PointGame, type PointPeriod } from "./point-history.ts";
import { textsIn } from "../../../texts/texts-in.ts";

type Rows = Parameters<typeof pointHistorySection.encode>[0]["rows"];

/** Every part, point by point (`df_mh_`). */
export const pointHistoryBody: DetailsAnswer = ({ details, lang }) =>
  toSignedBody(pointHistorySection, toPointHistory(details, lang).flatMap(toPeriodRows));

/** The same of the part that is played (`df_mhn_`): what a page asks for while it runs. */
export const runningPeriodBody: DetailsAnswer = ({ details, lang }) => {
  const last = toPointHistory(details, lang).at(-1);
  const isRunning = last !== undefined && isLive(details.state.status);
  return toSignedBody(pointHistorySection, isRunning ? toPeriodRows(last) : []);
};

/** The game that is played, as a tree (`df_mhs_`); sports without games show the running part. */
export const currentGameBody: DetailsAnswer = ({ details, lang }) => {
  if (!isLive(details.state.status)) return emptyBody;
  const last = toPointHistory(details, lang).at(-1);
  if (reportsGames(details.state.schedule.sportId)) {
    const open = last?.games.find(({ winner }) => winner === null);
    return toSignedTree([
      toGroup("notab", textsIn(lang).labels.titles.currentGame, scoresOf(open?.points ?? [noPoint])),
    ]);
  }
  if (last === undefined) return emptyBody;
  return toSignedTree([
    toGroup(
      "notab",
      last.label,
      last.games.flatMap(({ score }) => pairNodes(score)),
    ),
  ]);
};

/** Every part as a tree (`df_mhsn_`): a group each, a row of scores for each game. */
export const historyTreeBody: DetailsAnswer = ({ details, lang }) => {
  const periods = toPointHistory(details, lang);
  if (periods.length === 0) return emptyBody;
  return toSignedTree(
    periods.map(({ label, games }) => {
      const rows = games.map(({ score, points }) => treeNode("RWP", [], [...scoresOf(points), ...pairNodes(score)]));
      return treeNode("GR", [["TI", label]], [treeNode("TA", [], [toHead(label), ...rows])]);
    }),
  );
};

const noPoint: Point = { home: "0", away: "0", breakBall: null };

const toHead = (label: string) => treeNode("HD", [["VA", label]]);
const toGroup = (tab: string, label: string, scores: readonly TreeNode[]) =>
  treeNode("GR", [["TI", tab]], [treeNode("TA", [], [toHead(label), treeNode("RWP", [], scores)])]);

/** A node for each side and point, and behind them a mark where the next point may be a break. */
const scoresOf = (points: readonly Point[]): readonly TreeNode[] =>
  points.flatMap(({ home, away, breakBall }) => [
    ...pairNodes([home, away]),
    ...(breakBall === null ? [] : [treeNode("TXS", [["VA", "BB"]])]),
  ]);

const pairNodes = (pair: readonly [home: string | number, away: string | number]): readonly TreeNode[] =>
  pair.map((value, index) =>
    treeNode("SC", [
      ["PT", String(index + 1)],
      ["VA", String(value)],
    ]),
  );

const toPeriodRows = ({ label, games }: PointPeriod): Rows => [
  { kind: "set", fields: { label } },
  ...games.map((game) => ({ kind: "game" as const, fields: toGameFields(game) })),
];

function toGameFields({ number, score, server, winner, points }: PointGame) {
  const [home, away] = score;
  const lead = home - away;
  return {
    number,
    homeScore: home,
    awayScore: away,
    ...(server === null ? {} : { server }),
    ...(winner === null ? {} : { winner }),
    ...(points.length === 0 ? {} : { points: points.map(toPointText).join(", ") }),
    ...(lead > 0 ? { homeLead: String(lead) } : lead < 0 ? { awayLead: String(-lead) } : {}),
  };
}

const toPointText = ({ home, away, breakBall }: Point) =>
  `${home}:${away}${breakBall === null ? "" : ` |B${breakBall}|`}`;
