/** The address of a match's entry for calendars, the same in every language. */
export const calendarPath = (eventId: string): string => `/match/${eventId}.ics`;

/** The match whose entry is at a path; null for any other path. */
export const eventOfCalendarPath = (path: string): string | null =>
  /^\/match\/([A-Za-z0-9]{8,16})\.ics$/.exec(path)?.[1] ?? null;
