// These pages show events of every day.
const pagesOfAllDays: ReadonlySet<string> = new Set(["my-games", "country", "season"]);

/** Whether a new event stays in the list (C4.24). */
export function isEventKept(
  event: {
    readonly isValid: boolean;
    readonly isLeagueValid: boolean;
    readonly isLive: boolean;
    readonly startSeconds: number;
  },
  list: { readonly page: string; readonly dayStartSeconds: number; readonly dayEndSeconds: number },
): boolean {
  if (!event.isValid || !event.isLeagueValid) return false;
  if (event.isLive || pagesOfAllDays.has(list.page)) return true;
  return list.dayStartSeconds <= event.startSeconds && event.startSeconds < list.dayEndSeconds;
}
