import { contentHash } from "../../../../../shared/wire/content-hash.ts";
import { signatureOf } from "../../../../../shared/wire/section-signature.ts";
import { gameSection } from "../../../../../shared/wire/sections/match-section.ts";
import { marketsBody } from "../odds/detail-feeds.ts";
import type { MatchQuestion } from "./match-question.ts";
import { sections } from "./sections.ts";

/**
 * The signatures of a match's feeds (`g_`), so that a client fetches only the feeds whose hash differs from the one it
 * holds.
 */
export function toGameBody(match: MatchQuestion): string {
  const { status, score, shootOut, periods, redCards, facts } = match.details.state;
  const fields = {
    scoreHash: contentHash(JSON.stringify([status, score, shootOut, periods, redCards, facts ?? null])),
    ...signed("incidentsHash", sections.sui(match)),
    ...signed("statisticsHash", sections.st(match)),
    ...signed("lineUpsHash", sections.li(match)),
    ...signed("commentaryHash", sections.lc(match)),
    ...signed("analysisHash", sections.ma(match)),
    ...(match.details.state.schedule.away === null
      ? {
          ...signed("lapsHash", sections.mh(match)),
          ...signed("roundsHash", sections.sur(match)),
          ...signed("holesHash", sections.hi(match)),
        }
      : signed("pointsHash", sections.mh(match))),
  };
  const odds = signed(
    "oddsHash",
    marketsBody(match.context, match.details.state.schedule.eventId, match.lang, match.clock),
  );
  // A place without odds loses their hash, and is not told by the signature that prices have moved.
  return encode(contentHash(encode("", fields)), { ...fields, ...odds });
}

const encode = (signature: string, cells: Readonly<Record<string, string>>): string =>
  gameSection.encode({ sportId: 0, rows: [{ kind: "game", fields: { ...cells, signature } }], signature: "" });

/** A section's own signature under a name; absent where the match has no such section. */
function signed(name: string, body: string): Readonly<Record<string, string>> {
  const signature = signatureOf(body);
  return signature === "" ? {} : { [name]: signature };
}
