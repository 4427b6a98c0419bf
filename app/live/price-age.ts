import { prematchOddsSeconds } from "../../shared/basics/timing.ts";
import type { LiveData } from "./live-data.ts";

/** Notes that all prices of a list were right at a time, and shows them again if they were too old. */
export function confirmPrices(data: LiveData, key: string, atSeconds: number): void {
  const known = data.pricedSeconds.get(key);
  if (known === undefined || atSeconds <= known) return;
  data.pricedSeconds.set(key, atSeconds);
  showOrHide(data, key);
}

/** Hides the prices that no answer and no socket has confirmed for three minutes (C9.02). */
export function agePrices(data: LiveData): void {
  for (const key of data.pricedSeconds.keys()) showOrHide(data, key);
}

/** Whether no list that has prices of the event has current ones. */
export function isOutdated({ lists, pricedSeconds, outdatedOdds }: LiveData, id: string): boolean {
  if (outdatedOdds.size === 0) return false;
  const priced = lists.keysOf(id).filter((key) => pricedSeconds.has(key));
  return priced.length > 0 && priced.every((key) => outdatedOdds.has(key));
}

function showOrHide({ lists, oddsTopics, outdatedOdds, pricedSeconds, nowSeconds }: LiveData, key: string): void {
  const isOld = nowSeconds - (pricedSeconds.get(key) ?? nowSeconds) > prematchOddsSeconds.cache;
  if (outdatedOdds.has(key) === isOld) return;
  if (isOld) outdatedOdds.add(key);
  else outdatedOdds.delete(key);
  for (const id of lists.idsOf(key)) oddsTopics.notify(id);
}
