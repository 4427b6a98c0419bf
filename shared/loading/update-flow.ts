import { systemCheckMs } from "./timing.ts";

/** What a feed is loaded for (C4.16). */
export const feedKinds = [
  "full",
  "country",
  "tournament",
  "series",
  "participant",
  "fixtures",
  "results",
  "odds",
  "updated-odds",
  "update",
  "repair",
  "frepair",
  "sys",
  "newsfeed",
] as const;
export type FeedKind = (typeof feedKinds)[number];

/** Where a list is in its update flow: the full feed, the full repair feed, then updates, healed by repair feeds. */
export type UpdateFlow = {
  readonly day: number;
  readonly step: "full" | "frepair" | "updating" | "repair";
  readonly isRepairLoaded: boolean;
  readonly isPushWorking: boolean;
  readonly syncIntervalMs: number;
  /** Set by an update that brought nothing: the wait before the next one. */
  readonly noDataWaitMs: number | null;
};

export type UpdateFlowEvent =
  | { readonly type: "full-loaded" | "repair-loaded" | "updated" }
  | { readonly type: "no-data"; readonly waitMs: number }
  | { readonly type: "day-chosen"; readonly day: number }
  | { readonly type: "stale"; readonly action: "none" | "repair" | "reload" }
  | { readonly type: "push"; readonly isWorking: boolean }
  | { readonly type: "sync-interval"; readonly intervalMs: number };

/** Only today and yesterday change: other days get no repair, no updates and no system check. */
export const isUpdatedDay = (day: number): boolean => day === 0 || day === -1;

export const startFlow = (day: number, syncIntervalMs: number): UpdateFlow => ({
  day,
  step: "full",
  isRepairLoaded: false,
  isPushWorking: false,
  syncIntervalMs,
  noDataWaitMs: null,
});

export function applyFlowEvent(flow: UpdateFlow, event: UpdateFlowEvent): UpdateFlow {
  switch (event.type) {
    case "full-loaded":
      return { ...flow, step: isUpdatedDay(flow.day) ? "frepair" : "updating" };
    case "repair-loaded":
      return { ...flow, step: "updating", isRepairLoaded: true };
    case "updated":
      return { ...flow, noDataWaitMs: null };
    case "no-data":
      return { ...flow, noDataWaitMs: event.waitMs };
    case "day-chosen":
      return { ...flow, day: event.day, step: "full", isRepairLoaded: false, noDataWaitMs: null };
    case "stale":
      return applyStaleness(flow, event.action);
    case "push":
      return { ...flow, isPushWorking: event.isWorking };
    case "sync-interval":
      // The wait that is under way was measured against the old interval.
      return { ...flow, syncIntervalMs: event.intervalMs, noDataWaitMs: null };
  }
}

function applyStaleness(flow: UpdateFlow, action: "none" | "repair" | "reload"): UpdateFlow {
  if (action === "none" || flow.step !== "updating") return flow;
  if (action === "reload") return { ...flow, step: "full", isRepairLoaded: false };
  return isUpdatedDay(flow.day) ? { ...flow, step: "repair" } : flow;
}

/** The feed that is to be loaded now; null while updates run. */
export const feedToLoad = (flow: UpdateFlow): FeedKind | null => (flow.step === "updating" ? null : flow.step);

/**
 * The timers of polling in ms, null while nothing is polled: push works, another feed comes first, or the day does
 * not change. A caller restarts a timer whose value has changed.
 */
export function pollTimers(flow: UpdateFlow): { readonly updateInMs: number; readonly systemInMs: number } | null {
  if (flow.step !== "updating" || flow.isPushWorking || !isUpdatedDay(flow.day)) return null;
  return { updateInMs: flow.noDataWaitMs ?? flow.syncIntervalMs, systemInMs: systemCheckMs };
}
