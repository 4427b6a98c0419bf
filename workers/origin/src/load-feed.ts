import { emptyBody } from "../../../shared/wire/codec.ts";
import { contentHash } from "../../../shared/wire/content-hash.ts";
import { formatFeedName, parseFeedName, type FeedName } from "../../../shared/wire/feed-names.ts";
import type { OriginFeedAnswer, OriginFeedQuestion } from "../../../shared/wire/origin-feeds.ts";
import { languageOfProject } from "../../../variants/project-language.ts";
import { sportOfName } from "../../../shared/wire/sport-of-name.ts";
import { encodeSystemFeed } from "../../../shared/wire/system-feed.ts";
import { sportsTogether } from "./feeds/fan-out.ts";
import { createJoinCache } from "./feeds/join-cache.ts";
import { toServiceRow, toSystemValues } from "./ledger/publish-service.ts";
import { witnessSportId } from "./ledger/ledger-context.ts";
import type { LedgerQuestion } from "./feeds/ledger-question.ts";

/**
 * Answers a feed by name (F3–F5, F16): one ledger's, several ledgers', or none's. @throws RangeError for a project that
 * does not exist; the caller must know the projects
 */
export async function loadFeed(question: OriginFeedQuestion, env: OriginEnv): Promise<OriginFeedAnswer> {
  const { projectId, name, market, knownEtag, asOfSeq = null, agoSeconds = 0 } = question;
  const projectLanguage = languageOfProject(projectId);
  if (projectLanguage === null) throw new RangeError(`there is no project ${projectId}`);
  return load({ name: parseFeedName(name), projectLanguage, market, asOfSeq, agoSeconds, knownEtag }, Date.now(), env);
}

/** Bodies, and no promises: what a request waits for is its own. */
const joined = createJoinCache();

type Wanted = Omit<LedgerQuestion, "name"> & { readonly name: FeedName | null };

/** The service's parameters (C7.05). */
const toSystemBody = (nowSeconds: number): string => encodeSystemFeed(toSystemValues(nowSeconds));

async function load({ name, ...rest }: Wanted, nowMs: number, env: OriginEnv): Promise<OriginFeedAnswer> {
  if (name === null) return fixed(emptyBody, rest);
  const ask = async (sportId: number, question: LedgerQuestion): Promise<OriginFeedAnswer> => {
    const { body, etag, seq } = await env.LEDGER.getByName(String(sportId)).feed(question);
    // A call's result that is passed on as it came has to be disposed by whoever gets it, and is kept until then.
    return { body, etag, seq };
  };
  if (name.kind === "system") return fixed(toSystemBody(Math.floor(nowMs / 1000)), rest);
  if (name.kind === "push-service") return fixed(toServiceRow(await witness(env).isPushReached()), rest);
  const together = sportsTogether(name);
  if (together !== null) {
    // Numbers belong to one ledger, so no number asks several ledgers for their past.
    const key = `${formatFeedName(name)} ${rest.projectLanguage} ${rest.market ?? ""} ${rest.agoSeconds}`;
    const { body, etag } = await joined(key, together, (sportId, knownEtag) =>
      ask(sportId, { ...rest, name, asOfSeq: null, knownEtag }),
    );
    return { body: etag === rest.knownEtag ? null : body, etag, seq: 0 };
  }
  const sportId = sportOfName(name);
  return sportId === null ? fixed(emptyBody, rest) : ask(sportId, { name, ...rest });
}

/** The ledger that answers for all about the push service. */
const witness = (env: OriginEnv) => env.LEDGER.getByName(String(witnessSportId));

/** The answer for a feed that no ledger numbers. */
function fixed(body: string, { knownEtag }: Pick<Wanted, "knownEtag">): OriginFeedAnswer {
  const etag = contentHash(body);
  return { body: etag === knownEtag ? null : body, etag, seq: 0 };
}
