import { keepLiveSeconds } from "../../../shared/basics/timing.ts";

/** Whether a list still shows an event as live: while it is, and a while after it stopped (C4.27). */
export const isShownLive = (liveEndedSeconds: number | null, nowSeconds: number): boolean =>
  liveEndedSeconds === null || nowSeconds - liveEndedSeconds < keepLiveSeconds;
