import type { Caller } from "../shared/accounts/caller.ts";
import type { DirectoryAnswer, DirectoryQuestion } from "../shared/addresses/directory.ts";
import type {
  ListedDaysQuestion,
  ListedPage,
  PagesQuestion,
  SportDays,
  SportPages,
} from "../shared/addresses/listed-pages.ts";
import type { FeedHttpRequest, FeedHttpResponse } from "../shared/wire/feed-http.ts";
import type { TaggedFeed, WantedFeed } from "../shared/wire/loaded-feed.ts";
import type { GeoService, Visitor } from "../shared/places/visitor.ts";
import type { MetricsDataset } from "../shared/operations/metric.ts";
import type {
  FeedsReport,
  HubReport,
  LedgerReport,
  PoliciesReport,
  SourcesReport,
  StoreReport,
  TelemetryReport,
  Version,
  Versioned,
} from "../shared/operations/reports.ts";
import type { GuardSettings } from "./operators/status-guard.ts";
import type { BrowserFailure } from "../shared/operations/browser-failure.ts";
import type { PageView } from "../shared/operations/page-view.ts";
import type { DeviceAnswer } from "../shared/push/device.ts";
import type { VeilRequest } from "./features/veil/veil-cookie.ts";
import type { Variant } from "../variants/variant.ts";
import type { AnswerKind } from "./gateway/answer-kind.ts";
import type { LimitBindings } from "./gateway/rate-limits.ts";

/** The report that every Worker gives operators (docs/runbook.md#the-status-page). */
type Reporting<Report> = { report(): Promise<Report> };
/** The feed proxy (entrypoint `Feeds`). */
type FeedService = Reporting<FeedsReport> & {
  /** Answers a client's own request for a feed. */
  answer(visitor: Visitor, request: FeedHttpRequest): Promise<FeedHttpResponse>;
  /** Loads feeds for a page, in the order in which they are named; null for one that cannot be loaded. */
  load(visitor: Visitor, projectId: number, wanted: readonly WantedFeed[]): Promise<readonly (TaggedFeed | null)[]>;
};
/** The push Worker (entrypoint `Sockets`); it says why a socket is fetched. */
type SocketService = Reporting<Versioned> & {
  fetch(request: Request): Promise<Response>;
  reportOn(sportId: number): Promise<HubReport>;
};
/** Push notifications to browsers in which the site is closed (the push Worker's entrypoint `DeviceDesk`). */
type DeviceService = {
  /** The public key with which browsers subscribe; null if there is none. */
  publicKey(): Promise<string | null>;
  keep(call: unknown, client: string | null): Promise<DeviceAnswer>;
};
/** The origin (entrypoint `OriginServices`). */
type OriginService = Reporting<StoreReport> & {
  reportOn(sportId: number): Promise<LedgerReport>;
  search(request: Request): Promise<Response>;
  directory(question: DirectoryQuestion): Promise<DirectoryAnswer | null>;
  countPages(): Promise<readonly SportPages[]>;
  listDays(sportIds: readonly number[], question: ListedDaysQuestion): Promise<readonly SportDays[]>;
  listPages(question: PagesQuestion): Promise<readonly ListedPage[]>;
  graph(visitor: Visitor, request: Request): Promise<Response>;
  picture(path: string): Promise<Response>;
  ingest(request: Request): Promise<Response>;
  /** The providers whose signature ingest accepts. */
  ingestKeyIds(): Promise<readonly string[]>;
};
/** The account service (entrypoint `AccountService`). */
type AccountApi = Reporting<StoreReport> & {
  answer(caller: Caller, request: Request): Promise<Response>;
  /** The push subject that a ticket opens, null for none. */
  subjectOfTicket(ticket: string): Promise<string | null>;
};
/** The pictures shown with a link (entrypoint `ShareImages`). */
type ShareImageService = Reporting<Versioned> & {
  toPng(svg: string, fonts: readonly ArrayBuffer[]): Promise<Uint8Array<ArrayBuffer>>;
};

/** The logging and the statistics service (entrypoint `Telemetry`). */
type TelemetryService = Reporting<TelemetryReport> & {
  log(failure: BrowserFailure): Promise<void>;
  countView(view: PageView): Promise<void>;
};

/** The bindings of the site Worker. */
export type SiteEnv = LimitBindings &
  GuardSettings & {
    readonly GEO: GeoService & Reporting<PoliciesReport>;
    readonly FEED: FeedService;
    readonly PUSH: SocketService;
    readonly DEVICE_DESK: DeviceService;
    readonly ORIGIN: OriginService;
    readonly SHARE_IMAGE: ShareImageService;
    /** The site's files. */
    readonly ASSETS?: { fetch(request: Request): Promise<Response> };
    readonly ACCOUNT: AccountApi;
    /** The public sources (entrypoint `Sources`). */
    readonly SOURCES: Reporting<SourcesReport>;
    readonly TELEMETRY: TelemetryService;
    readonly VERSION?: Version;
    readonly METRICS?: MetricsDataset;
    /** Signature of the feeds (F2). */
    readonly FEED_SIGN: string;
    /** "off" renders every page again, and streams it; "whole" does the same and waits for all of its data. */
    readonly PAGE_CACHE?: string;
    /** Local stacks and staging only: the origin of variants, in place of their files' hosts (`toDeployedVariants`). */
    readonly SITE_ORIGIN?: string;
    /** Local stacks only: the origin of links in mails, in place of the variant's host. */
    readonly DEV_MAIL_ORIGIN?: string;
    /** Local stacks only: fields as JSON that replace the variants' own (`VariantChanges`). */
    readonly VARIANT_CHANGES?: string;
    /** "on" in local stacks: the header `x-dev-place` chooses the visitor's place. */
    readonly DEV_PLACES?: string;
  };

declare module "@remix-run/cloudflare" {
  // An augmentation has to be an interface.
  interface AppLoadContext {
    readonly cloudflare: { readonly env: SiteEnv };
    readonly visitor: Visitor;
    readonly variant: Variant;
    /** The results that the visitor hides; null for a visitor who wants to see everything. */
    readonly veil: VeilRequest | null;
    /** The variants whose address is configured. */
    readonly sites: readonly Variant[];
    /** Nonce of the page's scripts. */
    readonly nonce: string;
    readonly answer: AnswerKind;
  }
  interface Future {
    v3_singleFetch: true;
  }
}
