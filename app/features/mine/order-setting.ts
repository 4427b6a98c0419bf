import { useChoice } from "../../storage/choice.ts";
import { changeLiveTable, liveTable } from "../live-table/live-table.ts";

/** How the page of my games orders them (C3.20). */
type Order = "sortByTime" | "mygamesGroups";

/** `sortByTime`: the games of a day in order of their start instead of by sport; `mygamesGroups`: by the visitor's groups. */
export const useOrder = (order: Order): boolean => useChoice(liveTable)[order];

export const chooseOrder = (order: Order, isOn: boolean): void => changeLiveTable({ [order]: isOn });
