/** The feeds that a page in a browser reads and follows, written as in `feedNamePatterns`. */
export const followedFeedPatterns = {
  system: "sys_{projectTypeId}",
  day: "f_{sportId}_{day}_{tzHour}[_{startHour}]_{lang}_{projectTypeId}",
  "odds-day": "fo_{sportId}_{day}_{tzHour}[_{startHour}]_{lang}_{projectTypeId}_0",
  /** A match as a list of one event. */
  "detail-summary": "d_su_{eventId}_{lang}_{type}",
  update: "u_{sportId}_{projectTypeId}",
  repair: "r_{sportId}_{projectTypeId}",
  /** Our own name: the days 0 and -1 of a sport in full, which the update flow takes first. */
  "full-repair": "fr_{sportId}_{projectTypeId}",
} as const;
