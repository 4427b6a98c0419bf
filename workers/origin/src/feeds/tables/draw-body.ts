import { isOfPersons } from "../../../../../shared/sports/catalogue.ts";
import { encodeTree, treeNode, type TreeNode, type TreeProperty } from "../../../../../shared/wire/tree.ts";
import { flaggedCountry } from "../../ledger/event-row/side-nations.ts";
import type { Language } from "../../../../../shared/texts/languages.ts";
import { nameIn } from "../../../../../shared/texts/names.ts";
import { toDraw, type DrawRound } from "../../draws/draw.ts";
import type { Tie } from "../../draws/tie.ts";
import { shownStatusType } from "../../../../../shared/sports/status-types.ts";
import type { EventState } from "../../../../../shared/timeline/event-state.ts";
import type { Participant } from "../../../../../shared/timeline/schedule.ts";
import { knockOutText } from "../lists/round-text.ts";

/**
 * The tree of a stage's knock-out rounds, the first round first. How the format encodes a draw is unknown; ours is
 * `DRR` rounds (RK key, RN name) of `DRT` ties (DW the slot that went on, DS the score), each with two `DRP` slots (PI
 *, PN and, of a person or a country's side, PC the country, without any where the participant is unknown) and its `DRG` games (GI event, GT start, GA stage type, GS
 * score, GP shoot-out; both as the game's own host sees them). A `DRT` without slots is a bye: the participant in that
 * slot of the next round had no game.
 */
export const toDrawBody = (events: readonly EventState[], language: Language, hasAwayGoals = false): string =>
  encodeTree({
    roots: toDraw(events, hasAwayGoals).map((round) => toRoundNode(round, isDrawOfPersons(events), language)),
    signature: "",
  });

const isDrawOfPersons = ([event]: readonly EventState[]): boolean =>
  event !== undefined && isOfPersons(event.schedule.sportId);

const toRoundNode = ({ key, size, ties }: DrawRound, isPerson: boolean, language: Language): TreeNode =>
  treeNode(
    "DRR",
    [
      ["RK", key],
      ["RN", knockOutText(size, language)],
    ],
    ties.map((tie) => toTieNode(tie, isPerson, language)),
  );

function toTieNode(tie: Tie | null, isPerson: boolean, language: Language): TreeNode {
  if (tie === null) return treeNode("DRT", []);
  const { slots, matches, score, winner } = tie;
  return treeNode(
    "DRT",
    [...property("DW", winner), ...property("DS", score?.join(":"))],
    [...slots.map((slot) => toSlotNode(slot, isPerson, language)), ...matches.map(toMatchNode)],
  );
}

const toSlotNode = (slot: Participant | null, isPerson: boolean, language: Language): TreeNode =>
  treeNode(
    "DRP",
    slot === null
      ? []
      : [["PI", slot.id], ["PN", nameIn(slot, language)], ...property("PC", flaggedCountry(slot, isPerson, language))],
  );

const toMatchNode = ({ schedule, status, score, shootOut }: EventState): TreeNode =>
  treeNode("DRG", [
    ["GI", schedule.eventId],
    ["GT", String(schedule.startSeconds)],
    ["GA", String(shownStatusType(status))],
    ...property("GS", score?.join(":")),
    ...property("GP", shootOut?.join(":")),
  ]);

const property = (name: string, value: string | number | null | undefined): readonly TreeProperty[] =>
  value === null || value === undefined ? [] : [[name, String(value)]];
