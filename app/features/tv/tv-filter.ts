import type { QueryParams } from "../../../shared/addresses/list-query.ts";
import { sportOfPath, sportPath } from "../../../shared/addresses/sport-words.ts";
import type { AddressWords } from "../../../shared/addresses/words.ts";

/** Limits a day's programme to a sport, a channel, or both; two nulls show all of it. */
export type TvFilter = { readonly sportId: number | null; readonly channelId: string | null };

const channelPattern = /^[\w-]{1,32}$/;

/** Parameters that do not parse are ignored, as in lists (C2.02). */
export function parseTvFilter(params: QueryParams, words: AddressWords): TvFilter {
  const channel = params.get("channel") ?? "";
  return {
    sportId: sportOfPath(params.get("sport") ?? "", words)?.id ?? null,
    channelId: channelPattern.test(channel) ? channel : null,
  };
}

/** @param path of the programme, with or without its date */
export function withTvFilter(path: string, { sportId, channelId }: TvFilter, words: AddressWords): string {
  const params = [
    ...(sportId === null ? [] : [`sport=${sportPath(sportId, words)}`]),
    ...(channelId === null ? [] : [`channel=${channelId}`]),
  ];
  return params.length === 0 ? path : `${path}${path.includes("?") ? "&" : "?"}${params.join("&")}`;
}
