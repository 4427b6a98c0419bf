import { endsSigned, formFault } from "./body-form.ts";
import { emptyBody, hasData } from "../../../shared/wire/codec.ts";
import type { FeedName } from "../../../shared/wire/feed-names.ts";
import type { OriginAnswer } from "./ask-origin.ts";
import type { FeedEntry } from "./feed-entry.ts";

/** Why a body of status 200 cannot be this feed's (F23), null where it can. */
export function wrongBody(name: FeedName, body: string | null, kept: FeedEntry | null): string | null {
  if (body === null) return null;
  const fault = formFault(name, body);
  if (fault !== null) return fault;
  const hasLostEnd = kept !== null && endsSigned(kept.body) && hasData(body) && !endsSigned(body);
  return hasLostEnd ? "ends without its signature" : null;
}

/**
 * Why a valid answer is older than the kept body (F23), null where it is not. It may be right: an origin that was
 * rebuilt counts from 1 again. So time decides (`isOutvoted`).
 */
export function behindWhat({ body, seq }: OriginAnswer, kept: FeedEntry | null): string | null {
  if (kept === null) return null;
  if (seq !== null) return Number(seq) < Number(kept.seq ?? 0) ? `seq ${seq} after ${kept.seq}` : null;
  if (body === null) return null;
  if (kept.seq !== null) return `no seq after ${kept.seq}`;
  // An origin that means the empty feed answers 0 (F3).
  return !hasData(body) && body !== emptyBody && hasData(kept.body) ? "nothing where a feed was" : null;
}
