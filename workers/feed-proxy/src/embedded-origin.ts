import { formatFeedName } from "../../../shared/wire/feed-names.ts";
import type { OriginFeedService } from "../../../shared/wire/origin-feeds.ts";
import { embeddedOrigin } from "../../../shared/operations/parse-origin-config.ts";
import type { AskOrigin } from "./ask-origin.ts";
import type { AskShelf } from "./ask-shelf.ts";

/** The origin of this deployment through its binding, or by the shelf of the region; every other one through the network. */
export const askEmbedded =
  (service: OriginFeedService, askShelf: AskShelf, askOther: AskOrigin): AskOrigin =>
  async (origin, question, signal) => {
    if (origin !== embeddedOrigin) return askOther(origin, question, signal);
    const { projectId, name, market, knownEtag, agoSeconds } = question;
    // A shelf keeps bodies that many places want, which is not true of the past.
    const shelved = agoSeconds === 0 ? await askShelf(question) : null;
    if (shelved !== null) return shelved;
    const past = agoSeconds === 0 ? {} : { agoSeconds };
    const asked = { projectId, name: formatFeedName(name), market, knownEtag, ...past };
    const { body, etag, seq } = await service.feed(asked);
    return { body, seq: String(seq), etag, ageMs: 0 };
  };
