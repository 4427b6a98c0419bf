import type { LabelTexts } from "../../../texts/label-texts.ts";
import { pointHistorySection } from "../../../../../../shared/wire/sections/point-history-section.ts";
import { treeNode, type TreeNode } from "../../../../../../shared/wire/tree.ts";
import { emptyBody } from "../../../../../../shared/wire/codec.ts";
import { isLive } from "../../../../../../shared/sports/status-types.ts";
import type { DetailsAnswer } from "../match-question.ts";
import { toSignedBody, toSignedTree } from "../signed.ts";
import {
  reportsGames,
  toPointHistory,
  type Point,
  type PointGame,
  type PointPeriod,
  type TieBreakPoint,
} from "./point-history.ts";
import { textsIn } from "../../../texts/texts-in.ts";
import { chance, type Chance } from "./tennis-chances.ts";

type Rows = Parameters<typeof pointHistorySection.encode>[0]["rows"];

/** Every part, point by point (`df_mh_`). */
export const pointHistoryBody: DetailsAnswer = ({ details, lang }) =>
  toSignedBody(
    pointHistorySection,
    toPointHistory(details, lang).flatMap((part) => toPeriodRows(part, textsIn(lang).labels.titles)),
  );

/** The same of the part that is played (`df_mhn_`): what a page asks for while it runs. */
export const runningPeriodBody: DetailsAnswer = ({ details, lang }) => {
  const last = toPointHistory(details, lang).at(-1);
  const isRunning = last !== undefined && isLive(details.state.status);
  return toSignedBody(pointHistorySection, isRunning ? toPeriodRows(last, textsIn(lang).labels.titles) : []);
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

const noPoint: Point = { home: "0", away: "0", chances: [] };

const toHead = (label: string) => treeNode("HD", [["VA", label]]);
const toGroup = (tab: string, label: string, scores: readonly TreeNode[]) =>
  treeNode("GR", [["TI", tab]], [treeNode("TA", [], [toHead(label), treeNode("RWP", [], scores)])]);

/** A node for each side and point, and after them a mark where the next point may be a break or the set. */
const scoresOf = (points: readonly Point[]): readonly TreeNode[] =>
  points.flatMap(({ home, away, chances }) => [
    ...pairNodes([home, away]),
    ...chances.map((kind) => treeNode("TXS", [["VA", marks[kind]]])),
  ]);

/** Break ball and set ball; a match ball is a set ball too. */
const marks: Readonly<Record<Chance, string>> = {
  [chance.breakBall]: "BB",
  [chance.setBall]: "SB",
  [chance.matchBall]: "SB",
};

const pairNodes = (pair: readonly [home: string | number, away: string | number]): readonly TreeNode[] =>
  pair.map((value, index) =>
    treeNode("SC", [
      ["PT", String(index + 1)],
      ["VA", String(value)],
    ]),
  );

const toPeriodRows = ({ label, games }: PointPeriod, { pointByPoint, tieBreak }: PointTitles): Rows => [
  { kind: "period", fields: { label, title: `${pointByPoint} - ${label}` } },
  ...games.flatMap((game): Rows => [
    { kind: "game", fields: toGameFields(game) },
    ...(game.tieBreak.length === 0 ? [] : [{ kind: "tieBreak" as const, fields: { title: `${tieBreak} - ${label}` } }]),
    ...game.tieBreak.map((point) => ({ kind: "game" as const, fields: toTieBreakPointFields(point) })),
  ]),
];

type PointTitles = Pick<LabelTexts["titles"], "pointByPoint" | "tieBreak">;

function toGameFields({ score, server, winner, points, balls, tieBreak }: PointGame) {
  const [homeScore, awayScore] = score;
  const won = winner === null ? {} : { winner };
  const decided = tieBreak.at(-1)?.score;
  // A tie-break has no server.
  if (decided !== undefined) {
    return { homeScore, homeTieBreak: decided[0], awayScore, awayTieBreak: decided[1], ...won };
  }
  const served = server === null ? {} : { server };
  const texts = points.length > 0 ? points.map(toPointText) : balls;
  if (texts.length === 0) return { homeScore, awayScore, ...served, ...won, ...toLead(score, winner) };
  return {
    homeScore,
    awayScore,
    ...served,
    ...(server !== null && winner !== null && winner !== server ? { broken: server } : {}),
    ...won,
    points: texts.join(", "),
  };
}

const toTieBreakPointFields = ({ score, server, winner, chance }: TieBreakPoint) => ({
  homeScore: score[0],
  awayScore: score[1],
  ...(server === null ? {} : { server, ...(winner === server ? {} : { broken: server }) }),
  winner,
  ...(chance === null ? {} : { chance: `${chance.kind},${chance.side}` }),
});

/** "3" for the side that leads, "3-" where the other one has just come closer. */
function toLead([home, away]: PointGame["score"], winner: PointGame["winner"]) {
  if (home === away) return {};
  const leader = home > away ? 1 : 2;
  const text = `${Math.abs(home - away)}${winner === null || winner === leader ? "" : "-"}`;
  return leader === 1 ? { homeLead: text } : { awayLead: text };
}

const toPointText = ({ home, away, chances }: Point) =>
  [`${home}:${away}`, ...chances.map((kind) => `|B${kind}|`)].join(" ");
