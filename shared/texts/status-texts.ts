import type { SportName } from "../sports/sport-ids.ts";
import type { StatusName } from "../sports/statuses.ts";

/** A stage's label at full width, and at the width of a phone's list (A9.06). */
type StatusLabel = readonly [full: string, mobile: string];
export type StatusLabels = Readonly<Record<StatusName, StatusLabel>>;

export type StatusTexts = {
  readonly all: StatusLabels;
  /** The labels of stages for which a sport has its own words. */
  readonly bySport: Readonly<Partial<Record<SportName, Partial<StatusLabels>>>>;
};
