import type { CalendarName } from "./top-leagues.ts";

/**
 * A round's kick-offs in the league's local time: weekday (0 Monday … 6 Sunday) and hour. A round with more games than
 * kick-offs starts over at the first.
 */
export type KickOff = readonly [weekday: number, time: string];
export type Calendar = { readonly weekend: readonly KickOff[]; readonly midweek: readonly KickOff[] };

const kickOffs = (text: string): readonly KickOff[] =>
  text.split(" ").map((entry) => {
    const [weekday, time] = entry.split("/");
    return [Number(weekday), time ?? ""];
  });

const calendar = (weekend: string, midweek: string): Calendar => ({
  weekend: kickOffs(weekend),
  midweek: kickOffs(midweek),
});

/** Midweek rounds are played every other week. */
export const calendars: Readonly<Record<CalendarName, Calendar>> = {
  france1: calendar(
    "4/20:45 5/17:00 5/19:00 5/21:05 6/15:00 6/17:15 6/17:15 6/17:15 6/20:45",
    "1/19:00 1/21:00 2/19:00 2/19:00 2/19:00 2/21:00 2/21:00 2/21:00 3/21:00",
  ),
  france2: calendar(
    "4/20:00 4/20:00 4/20:00 4/20:00 4/20:00 5/14:00 5/14:00 5/20:00 0/20:45",
    "1/20:30 1/20:30 1/20:30 1/20:30 1/20:30 1/20:30 1/20:30 1/20:30 1/20:30",
  ),
  england: calendar(
    "4/20:00 5/12:30 5/15:00 5/15:00 5/15:00 5/15:00 5/17:30 6/14:00 6/14:00 6/16:30",
    "1/19:30 1/19:30 1/20:15 2/19:30 2/19:30 2/19:30 2/20:15 2/20:15 3/20:00 3/20:00",
  ),
  spain: calendar(
    "4/21:00 5/14:00 5/16:15 5/18:30 5/21:00 6/14:00 6/16:15 6/18:30 6/21:00 0/21:00",
    "1/19:00 1/19:00 1/21:30 1/21:30 2/19:00 2/19:00 2/21:30 2/21:30 3/19:00 3/21:30",
  ),
  italy: calendar(
    "4/20:45 5/15:00 5/15:00 5/18:00 5/20:45 6/12:30 6/15:00 6/18:00 6/20:45 0/20:45",
    "1/18:30 1/20:45 2/18:30 2/18:30 2/20:45 2/20:45 2/20:45 3/18:30 3/20:45 3/20:45",
  ),
  germany: calendar(
    "4/20:30 5/15:30 5/15:30 5/15:30 5/15:30 5/15:30 5/18:30 6/15:30 6/17:30",
    "1/18:30 1/20:30 1/20:30 1/20:30 2/18:30 2/20:30 2/20:30 2/20:30 2/20:30",
  ),
  small: calendar(
    "4/20:00 5/16:30 5/18:45 5/20:00 5/21:00 6/12:15 6/14:30 6/16:45 6/20:00",
    "1/18:45 1/20:00 1/20:00 2/18:45 2/18:45 2/20:00 2/20:00 3/20:00 3/20:00",
  ),
  brazil: calendar(
    "5/16:00 5/16:00 5/18:30 5/21:00 6/11:00 6/16:00 6/16:00 6/18:30 6/18:30 0/20:00",
    "2/19:00 2/19:00 2/19:30 2/20:00 2/21:30 2/21:30 3/19:00 3/19:30 3/20:30 3/21:30",
  ),
  asia: calendar(
    "4/19:00 5/14:00 5/14:00 5/14:00 5/15:00 5/16:00 5/19:00 6/14:00 6/16:00 6/18:00",
    "1/19:00 1/19:00 2/19:00 2/19:00 2/19:00 2/19:00 2/19:30 2/19:30 2/19:30 2/19:30",
  ),
};
