import { formatFeedName } from "../../../shared/feed/names.ts";
import type { OriginFeedService } from "../../../shared/feed/origin-feeds.ts";
import { embeddedOrigin } from "../../../shared/origins/parse-origin-config.ts";
import type { AskOrigin } from "./ask-origin.ts";

/** The origin of this deployment through its binding, every other one through the network. */
export const askEmbedded =
  (service: OriginFeedService, askOther: AskOrigin): AskOrigin =>
  async (origin, question, signal) => {
    if (origin !== embeddedOrigin) return askOther(origin, question, signal);
    const { name, ...rest } = question;
    const { body, etag, seq } = await service.feed({ name: formatFeedName(name), ...rest });
    return { body, seq: String(seq), etag };
  };
