import { emptyBody } from "../../../shared/wire/codec.ts";
import { contentHash } from "../../../shared/wire/content-hash.ts";
import { formatFeedName, parseFeedName, type FeedName } from "../../../shared/wire/feed-names.ts";
import type { OriginFeedAnswer, OriginFeedQuestion } from "../../../shared/wire/origin-feeds.ts";
import { languageOfProject } from "../../../variants/project-language.ts";
import { sportOfName } from "../../../shared/wire/sport-of-name.ts";
import { encodeSystemFeed } from "../../../shared/wire/system-feed.ts";
import { sportsTogether, joinBodies } from "./feeds/fan-out.ts";
import { parseServiceStatus, toServiceRow, toSystemValues } from "./ledger/publish-service.ts";
import { witnessSportId } from "./ledger/ledger-context.ts";
import type { LedgerQuestion } from "./feeds/ledger-question.ts";
import { toChanceCurvesBody } from "./feeds/tables/chance-curves-body.ts";
import { toChancesBody } from "./feeds/tables/chances-body.ts";
import { createChances, type WriteChances } from "./chances/answer-chances.ts";
import { firstLanguage } from "../../../shared/texts/languages.ts";
import { chanceCurvesTab, tableTab } from "../../../shared/competitions/table-tabs.ts";
import { createCache } from "../../../shared/basics/cache.ts";
import { withSeq } from "../../../shared/wire/several-sports.ts";
import { longestBody, toBounded } from "./feeds/bounded-body.ts";

/** Limits the total size of all joined bodies and their parts, in characters. */
const mostCharacters = 8 * 1024 * 1024;

type Part = { readonly body: string; readonly etag: string; readonly seq: number };
type Joined = { readonly body: string; readonly etag: string };
type Kept = { readonly parts: readonly Part[]; readonly joined: Joined };
/** Requests a feed from a sport's ledger, which leaves out the body if its hash is `knownEtag`. */
type Ask = (sportId: number, knownEtag: string | null) => Promise<OriginFeedAnswer>;

/** Joins feeds of several ledgers. Each request names the hash of the kept part, and the parts are joined again only if one changed. */
export function createJoinCache() {
  const kept = createCache<Kept>({
    maxSize: mostCharacters,
    sizeOf: ({ parts, joined }) => parts.reduce((sum, { body }) => sum + body.length, joined.body.length),
  });

  return async (key: string, sportIds: readonly number[], ask: Ask): Promise<Joined> => {
    const known = kept.get(key);
    const parts = await Promise.all(
      sportIds.map(async (sportId, index): Promise<Part> => {
        const before = known?.parts[index];
        const { body, etag, seq } = await ask(sportId, before?.etag ?? null);
        return { body: body ?? before?.body ?? emptyBody, etag, seq };
      }),
    );
    const isSame = parts.every(
      ({ etag, seq }, index) => etag === known?.parts[index]?.etag && seq === known.parts[index]?.seq,
    );
    if (known !== undefined && isSame) return known.joined;
    const body = toBounded(joinBodies(parts.map((part) => withSeq(part.body, part.seq))), longestBody);
    const joined = { body, etag: contentHash(body) };
    kept.set(key, { parts, joined });
    return joined;
  };
}

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
const chances = createChances();
const chancesBodies: ReadonlyMap<number, WriteChances> = new Map([
  [tableTab.chances, toChancesBody],
  [chanceCurvesTab, toChanceCurvesBody],
]);

type Wanted = Omit<LedgerQuestion, "name"> & { readonly name: FeedName | null };

/** The service's parameters (C7.05). */
const toSystemBody = (env: OriginEnv, nowSeconds: number): string =>
  encodeSystemFeed(toSystemValues(parseServiceStatus(env.SERVICE_STATUS), nowSeconds));

async function load({ name, ...rest }: Wanted, nowMs: number, env: OriginEnv): Promise<OriginFeedAnswer> {
  if (name === null) return fixed(emptyBody, rest);
  const ask = async (sportId: number, question: LedgerQuestion): Promise<OriginFeedAnswer> => {
    const { body, etag, seq } = await env.LEDGER.getByName(String(sportId)).feed(question);
    // A call's result that is passed on as it came has to be disposed by whoever gets it, and is kept until then.
    return { body, etag, seq };
  };
  if (name.kind === "system") return fixed(toSystemBody(env, Math.floor(nowMs / 1000)), rest);
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
  if (sportId === null) return fixed(emptyBody, rest);
  const write = name.kind === "standings" ? chancesBodies.get(name.tab) : undefined;
  if (write === undefined) return ask(sportId, { name, ...rest });
  const key = `${formatFeedName(name)} ${rest.projectLanguage} ${rest.asOfSeq ?? ""} ${rest.agoSeconds}`;
  const { body, etag, seq } = await chances({
    key,
    language: rest.projectLanguage,
    // Nobody knows at which instant a past number was the last one.
    nowSeconds: rest.asOfSeq === null ? Math.floor(nowMs / 1000) - rest.agoSeconds : null,
    write,
    // A season is the same in every language.
    ask: (knownEtag) => ask(sportId, { ...rest, name, projectLanguage: firstLanguage, knownEtag }),
  });
  return { body: etag === rest.knownEtag ? null : body, etag, seq };
}

/** The ledger that answers for all about the push service. */
const witness = (env: OriginEnv) => env.LEDGER.getByName(String(witnessSportId));

/** The answer for a feed that no ledger numbers. */
function fixed(body: string, { knownEtag }: Pick<Wanted, "knownEtag">): OriginFeedAnswer {
  const etag = contentHash(body);
  return { body: etag === knownEtag ? null : body, etag, seq: 0 };
}
