import { statusType } from "../../sports/statuses.ts";
import { decodeTree, type TreeNode } from "../tree.ts";

/** `countryId` is the country of a person or a country's side; "" for a club. */
export type DrawSlot = { readonly id: string; readonly name: string; readonly countryId: string };
export type DrawGame = {
  readonly eventId: string;
  readonly startSeconds: number;
  readonly isLive: boolean;
  /** The score in the order of the tie's slots, not of host and guest; null until it is known. */
  readonly score: string | null;
  /** The score of the shoot-out, with the game's host first; "" without a shoot-out. */
  readonly shootOut: string;
};
/** Two participants that play for a place in the next round. */
export type DrawTie = {
  /** Null for a participant that an earlier round decides. */
  readonly slots: readonly [DrawSlot | null, DrawSlot | null];
  /** The slot that advanced; 0 while that is undecided. */
  readonly winner: 0 | 1 | 2;
  /** "3:2" over all its games; "" before anything is over. */
  readonly score: string;
  readonly games: readonly DrawGame[];
};
export type DrawRound = {
  /** "1/8", "final". */
  readonly key: string;
  readonly name: string;
  /** In the order of the tree; null for a bye. */
  readonly ties: readonly (DrawTie | null)[];
};

/** The rounds of a draw (`to_`, tab 5), the first round first. */
export const readDraw = (body: string): readonly DrawRound[] =>
  decodeTree(body)
    .roots.filter(({ tag }) => tag === "DRR")
    .map((round) => ({
      key: propertyOf(round, "RK"),
      name: propertyOf(round, "RN"),
      ties: childrenOf(round, "DRT").map(toTie),
    }));

function toTie(tie: TreeNode): DrawTie | null {
  const [first, second] = childrenOf(tie, "DRP");
  if (first === undefined || second === undefined) return null;
  const winner = propertyOf(tie, "DW");
  return {
    slots: [toSlot(first), toSlot(second)],
    winner: winner === "1" ? 1 : winner === "2" ? 2 : 0,
    score: propertyOf(tie, "DS"),
    games: childrenOf(tie, "DRG").map(toGame),
  };
}

function toSlot(slot: TreeNode): DrawSlot | null {
  const id = propertyOf(slot, "PI");
  return id === "" ? null : { id, name: propertyOf(slot, "PN"), countryId: propertyOf(slot, "PC") };
}

const toGame = (game: TreeNode): DrawGame => ({
  eventId: propertyOf(game, "GI"),
  startSeconds: Number(propertyOf(game, "GT")) || 0,
  isLive: Number(propertyOf(game, "GA")) === statusType.live,
  score: propertyOf(game, "GS") || null,
  shootOut: propertyOf(game, "GP"),
});

const childrenOf = ({ children }: TreeNode, tag: string) => children.filter((child) => child.tag === tag);
const propertyOf = ({ properties }: TreeNode, name: string): string =>
  properties.find(([key]) => key === name)?.[1] ?? "";
