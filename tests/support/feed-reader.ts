import type { Stack } from "../../scripts/stack.ts";
import { getFeed } from "./requests.ts";

/** A row as other programs read it: pairs in order, the first of which names its kind. */
export type Row = readonly (readonly [key: string, value: string])[];

export const toRows = (body: string): readonly Row[] =>
  body
    .split("~")
    .filter((row) => row !== "")
    .map((row) =>
      row
        .split("¬")
        .filter((cell) => cell !== "")
        .map((cell) => {
          const at = cell.indexOf("÷");
          return at < 0 ? ([cell, ""] as const) : ([cell.slice(0, at), cell.slice(at + 1)] as const);
        }),
    );

export const kindOf = (row: Row): string => row[0]?.[0] ?? "";
export const valueOf = (row: Row | undefined, key: string): string | null =>
  row?.find(([known]) => known === key)?.[1] ?? null;

export async function readFeed(stack: Stack, name: string, place?: string): Promise<readonly Row[]> {
  const response = await getFeed(stack, name, place === undefined ? {} : { place });
  return toRows(await response.text());
}

/** The row of one event. */
export const readEvent = async (stack: Stack, eventId: string, place?: string): Promise<Row | undefined> =>
  (await readFeed(stack, `d_su_${eventId}_en_1`, place)).find((row) => kindOf(row) === "AA");

/** The day of a list that holds an event, counted from today in the hours of UTC: 0, or -1 where it began before midnight. */
export const listDayOf = (startSeconds: number): number =>
  Math.floor(startSeconds / 86_400) - Math.floor(Date.now() / 86_400_000);
