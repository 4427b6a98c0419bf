import { buildPath } from "../offline/build-meta.ts";
import { offlinePath } from "../offline/offline-path.ts";
import { answerPath } from "../features/legal/answer-path.ts";
import { isSiteFile } from "./site-files.ts";
import { calendarEnding } from "../features/calendar/calendar-path.ts";
import { oembedRoom, parseCardPath } from "../features/share-card/card-path.ts";
import { isWidgetPath } from "../widgets/widget-address.ts";
import { accountPageOf } from "../../shared/accounts/mail-link.ts";
import { devicePath } from "../features/web-push/device-path.ts";
import { feedEndingOf } from "../features/documents/feed-endings.ts";
import { termsPath } from "../features/account/terms-page.ts";
import { providerReturnPath } from "../../shared/accounts/provider-return.ts";
import { statusPaths } from "../operators/status-paths.ts";
import { logPath } from "../../shared/operations/browser-failure.ts";
import { statsPath } from "../../shared/operations/page-view.ts";

/**
 * The part that answers a request: a Worker behind the gateway, the gateway itself, the page cache, or Remix for the
 * data of a page. The comments are rows of `docs/addresses.md`: an address, what it answers with, and an example where
 * the address has values.
 */
export type Destination =
  /** `/{project}/x/feed/{name}` A feed ([protocol](protocol.md)). Example: `/1/x/feed/f_1_0_0_en_1` */
  | "feed"
  /**
   * `/push?v=5&join={subject}:{since}` The socket; with `accept: text/event-stream`, the same frames as a stream.
   * Example: `/push?v=5&join=u_1_1:0`
   */
  | "push"
  /** `/push/device` Takes and forgets browsers that get messages while the site is closed. */
  | "device"
  /** `/ingest/v1/{path}` The API for providers ([guide](ingest.md)). Example: `/ingest/v1/openapi.json` */
  | "ingest"
  /**
   * `/api/v2/{search}/` Leagues, clubs and players by name, or the most popular ones. Example:
   * `/api/v2/search/?q=paris`
   */
  | "search"
  /** `/graphql` Events, days, leagues, participants and their odds ([examples](graphql.md)). */
  | "graph"
  /**
   * `/pictures/{language}/{name}.svg` A picture that an article shows. Example: `/pictures/fr/1BWZOWFS-84d54ac3.svg`
   */
  | "picture"
  /** `/{version}/{call}` The calls of accounts ([accounts](accounts.md)). Example: `/v3/login` */
  | "account"
  /** `/account/{page}` A page of accounts, which works without scripts. Example: `/account/sign-in` */
  | "account-page"
  /** `/csp-report` Takes a browser's report of what the content policy blocked. */
  | "report"
  /** `/-/answer` Takes the visitor's answer to the question about age. */
  | "answer"
  /** `/__manifest` The routes of pages that a page links to, for the scripts of Remix. */
  | "manifest"
  /** `/{page}.data` The data of a page, for the scripts of Remix. Example: `/tennis.data` */
  | "data"
  /** `/assets/{file}` A file of the build, as its difference from an older one where the browser has that. */
  | "asset"
  /**
   * `/{file}` The site for crawlers, for a browser that installs it, searches in it or loads its pages ahead, and for finders of faults:
   * `/robots.txt`, `/manifest.webmanifest`, `/opensearch.xml`, `/.well-known/security.txt`, `/speculation-rules.json`. Example: `/robots.txt`
   */
  | "file"
  /** A document for programs; these are routes. */
  | "document"
  /**
   * `/{page}.ics` A calendar: a match, the games of a page of fixtures, or one's own list. Example:
   * `/match/1BWZOWFS.ics`
   */
  | "calendar"
  /** `/widget/{page}` A list, a match or a table as a frame for another site. Example: `/widget/tennis` */
  | "widget"
  /**
   * `/{subject}.{png,svg,json}` The picture that other sites show with a link; `/oembed?url=…` says how to embed it.
   * Example: `/match/1BWZOWFS.png`
   */
  | "card"
  /** `/offline` The page that a browser without a network shows for a page that it has not kept. */
  | "offline"
  /** `/-/build` The build that the site has now, for pages that are older. */
  | "build"
  /**
   * `/status` How every Worker is doing, for operators ([runbook](runbook.md#the-status-page)). Example:
   * `/status.json`
   */
  | "status"
  /** `/log` Takes a browser's report of a failure. */
  | "log"
  /** `/stats` Takes a browser's report of a page view. */
  | "stats"
  /** Everything else is a page. */
  | "page";

/** Browsers send reports of blocked content (CSP violations) to this path. */
export const reportPath = "/csp-report";

export function toDestination(pathname: string): Destination {
  if (/^\/\d+\/x\/feed\//.test(pathname)) return "feed";
  if (pathname === "/push") return "push";
  if (pathname === devicePath) return "device";
  if (pathname.startsWith("/ingest/")) return "ingest";
  if (pathname.startsWith("/api/v2/")) return "search";
  if (pathname === "/graphql" || /^\/\d+\/x\/graphql\//.test(pathname)) return "graph";
  if (pathname.startsWith("/pictures/")) return "picture";
  if (accountPageOf(pathname) !== null || pathname === providerReturnPath || pathname === termsPath)
    return "account-page";
  if (/^\/v[345]\//.test(pathname)) return "account";
  if (pathname === reportPath) return "report";
  if (pathname === answerPath) return "answer";
  if (pathname === logPath) return "log";
  if (pathname === statsPath) return "stats";
  if (pathname === statusPaths.page || pathname === statusPaths.json) return "status";
  if (pathname.startsWith("/assets/")) return "asset";
  if (pathname === "/__manifest") return "manifest";
  if (isSiteFile(pathname)) return "file";
  if (/^\/sitemap(?:s\/.*)?\.xml$|^\/ids\//.test(pathname)) return "document";
  if (pathname.endsWith(calendarEnding)) return "calendar";
  if (pathname === oembedRoom || parseCardPath(pathname) !== null) return "card";
  if (isWidgetPath(pathname)) return "widget";
  if (pathname === offlinePath) return "offline";
  if (pathname === buildPath) return "build";
  if (feedEndingOf(pathname) !== null) return "document";
  return pathname.endsWith(".data") ? "data" : "page";
}
