/** The ending of a calendar's address, for a match and for a page of fixtures. */
export const calendarEnding = ".ics";

/** The address of a match's entry for calendars, the same in every language. */
export const calendarPath = (eventId: string): string => `/match/${eventId}${calendarEnding}`;

/** The match whose entry is at a path; null for any other path. */
export const eventOfCalendarPath = (path: string): string | null =>
  /^\/match\/([A-Za-z0-9]{8,16})\.ics$/.exec(path)?.[1] ?? null;
