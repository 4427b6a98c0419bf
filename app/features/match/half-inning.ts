import type { EventFields } from "../../../shared/feed/event-fields.ts";
import { parseServe } from "../../../shared/sports/results/winner.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { viewOf } from "../match-row/result.ts";

/** Sports in which the guests bat first in each inning. */
const inningSports: ReadonlySet<number> = new Set([sportIds.baseball, sportIds.pesapallo]);

/** Whether the guests bat in the inning that is played, so that the host's 0 says nothing yet. */
export const isHostYetToBat = (event: EventFields, sportId: number): boolean =>
  inningSports.has(sportId) && parseServe(event.serve) === 2 && viewOf(event) === "live";
