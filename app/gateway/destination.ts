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
import { reportPath } from "./report-path.ts";

/** The part that answers a request: a Worker behind the gateway, the gateway itself, the page cache, or Remix for a page's data. */
export type Destination =
  | "feed"
  | "push"
  | "device"
  | "ingest"
  | "search"
  | "graph"
  | "picture"
  | "account"
  | "account-page"
  | "report"
  | "answer"
  | "manifest"
  | "data"
  | "file"
  | "document"
  | "calendar"
  | "widget"
  | "card"
  | "offline"
  | "build"
  | "status"
  | "log"
  | "stats"
  | "page";

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
