import { rulesFor } from "../../shared/betting/policy-for.ts";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { reporting } from "../../app/operators/reports.fixture.ts";
import type { SiteEnv } from "../../app/load-context.ts";
import { contentHash } from "../../shared/wire/content-hash.ts";
import type { LoadedFeed } from "../../shared/wire/loaded-feed.ts";
import { unknownVisitor } from "../../shared/places/visitor.ts";
import { variantOf } from "../../variants/variant-of.ts";

const unused = async () => new Response(null, { status: 500 });

/** A site whose feeds answer like this; it notes which were requested. */
export function openSite(answer: (name: string) => LoadedFeed | null, visitor = unknownVisitor) {
  const asked: string[] = [];
  const load: SiteEnv["FEED"]["load"] = async (_visitor, _projectId, wanted) =>
    wanted.map(({ name, knownEtag }) => {
      asked.push(name);
      const feed = answer(name);
      if (feed === null) return null;
      const etag = contentHash(feed.body);
      return { ...feed, body: etag === knownEtag ? null : feed.body, etag };
    });
  const env: SiteEnv = {
    FEED: {
      answer: async () => ({ status: 500, headers: {}, body: null }),
      load,
      loadNear: load,
      ...reporting.FEED,
    },
    PUSH: { fetch: unused, ...reporting.PUSH },
    DEVICE_DESK: { publicKey: async () => null, keep: async () => "off" },
    ORIGIN: {
      ...reporting.ORIGIN,
      directory: async () => null,
      countPages: async () => [],
      listDays: async () => [],
      listPages: async () => [],
      search: unused,
      graph: unused,
      picture: unused,
      ingestKeyIds: async () => [],
      ingest: unused,
    },
    GEO: {
      ...reporting.GEO,
      resolve: async (_geo, _devPlace, lang) => ({ place: visitor.place, rules: rulesFor(visitor.place, 0, lang) }),
    },
    ACCOUNT: { answer: unused, subjectOfTicket: async () => null, ...reporting.ACCOUNT },
    SHARE_IMAGE: { toPng: async () => new Uint8Array(), ...reporting.SHARE_IMAGE },
    SOURCES: reporting.SOURCES,
    TELEMETRY: { ...reporting.TELEMETRY, log: async () => {}, countView: async () => {} },
    FEED_SIGN: "sign",
  };
  const context: AppLoadContext = {
    cloudflare: { env },
    visitor,
    variant: variantOf("fr"),
    veil: null,
    sites: [],
    nonce: "",
    answer: "data",
  };
  return { context, asked };
}

export const feedIsDown = () => null;
export const feedSays = (text: string): LoadedFeed => ({ body: text, seq: 7 });
