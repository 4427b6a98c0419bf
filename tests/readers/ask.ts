import { inject } from "vitest";
import { parseBody, valueOf, type Row } from "./body.ts";

/** The English project: labels are matched as text. */
export const english = 2;
export const french = 1;

export async function askText(name: string, project = english, place?: string): Promise<string> {
  const { url, sign } = inject("readerStack");
  const headers = { "x-fsign": sign, ...(place === undefined ? {} : { "x-dev-place": place }) };
  const response = await fetch(new URL(`/${project}/x/feed/${name}`, url), { headers });
  if (response.status !== 200) throw new Error(`${name}: ${response.status}`);
  return response.text();
}

export const ask = async (name: string, project = english): Promise<readonly Row[]> =>
  parseBody(await askText(name, project));

/** Days from today, a week each way: whatever day and hour it is, one of them has what a test looks for. */
export const lastDays = [-1, -2, -3, -4, -5, -6, -7];
export const comingDays = [1, 2, 3, 4, 5, 6, 7];

const pastLists = new Map<string, Promise<readonly Row[]>>();

/** Lists of past days stay as they are, and many tests read them. */
function askList(sportId: number, day: number): Promise<readonly Row[]> {
  const name = `f_${sportId}_${day}_0_en_1`;
  const rows = pastLists.get(name) ?? ask(name);
  if (day < 0) pastLists.set(name, rows);
  return rows;
}

/** The events of a sport on several days around today, each with the league row that it follows. */
export async function eventsOf(
  sportId: number,
  days: readonly number[] = [0, ...lastDays],
): Promise<readonly Listed[]> {
  const lists = await Promise.all(days.map((day) => askList(sportId, day)));
  return lists.flatMap((rows) => {
    let league: Row = [];
    return rows.flatMap((row): Listed[] => {
      if (row[0]?.[0] === "ZA") league = row;
      return row[0]?.[0] === "AA" ? [{ league, row, id: row[0][1] }] : [];
    });
  });
}
export type Listed = { readonly league: Row; readonly row: Row; readonly id: string };

/** Stage types of `AB`. */
export const isScheduled = ({ row }: Listed) => valueOf(row, "AB") === "1";
/** Over in the usual way. */
export const isFinished = ({ row }: Listed) => valueOf(row, "AB") === "3" && valueOf(row, "AC") === "3";

/** The bodies of a section for the first of these events that have one. */
export async function sectionsOf(
  section: string,
  events: readonly Listed[],
  most = 6,
): Promise<readonly { readonly event: Listed; readonly rows: readonly Row[] }[]> {
  const bodies = await Promise.all(
    events.slice(0, most).map(async (event) => ({ event, rows: await ask(`df_${section}_1_${event.id}`) })),
  );
  return bodies.filter(({ rows }) => rows.length > 0);
}
