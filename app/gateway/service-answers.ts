import { providerReturnPath } from "../../shared/accounts/provider-return.ts";
import type { Variant } from "../../variants/variant.ts";
import type { Caller } from "../../shared/accounts/caller.ts";
import { loadCalendar } from "../features/calendar/load-calendar.server.ts";
import { createStatusDesk } from "../operators/status-desk.ts";
import type { SiteTally } from "../operators/site-tally.ts";
import { toAccountResponse } from "./account-response.tsx";
import { answerQuestion } from "./answer-question.ts";
import { toBareResponse } from "./bare-headers.ts";
import { toCalendarResponse } from "./calendar-response.ts";
import type { Call } from "./call.ts";
import { loadCardFile } from "./card-files.ts";
import type { Destination } from "./request-destination.ts";
import { toDeviceResponse } from "./device-response.ts";
import {
  isForeign,
  toFeedRequest,
  toFeedResponse,
  toSocketRequest,
  wantsSocket,
  wantsStream,
  withoutStrayBody,
} from "./inbound-request.ts";
import { createIngestDesk } from "./ingest-desk.ts";
import { toLogResponse, toStatsResponse } from "./telemetry-response.ts";
import { createMinuteBudget } from "./minute-budget.ts";
import { fileAnswer, onlyMethods, plainAnswer, refusal, refusalPage } from "./plain-answers.tsx";
import { createReportDesk } from "./policy-report.ts";
import { toLoadContext } from "./to-load-context.ts";

type Options = {
  readonly variant: Variant;
  readonly sites: readonly Variant[];
  /** The version of the client's files. */
  readonly version: string;
  readonly readTally: () => SiteTally;
  readonly nowMs: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly log: (line: string, error?: unknown) => void;
  readonly reportFault: (what: string, error: unknown) => void;
};

/** Limit of browser failure reports from all senders together: a few reports are enough to see a fault that many browsers meet. */
const failuresPerMinute = 300;

/** Destinations whose answers are not pages; most are answered by other Workers. */
type ServiceKind = Exclude<
  Destination,
  "page" | "asset" | "data" | "manifest" | "document" | "file" | "widget" | "offline" | "build"
>;

/** The caller that the account service sees. The IP address comes from Cloudflare's edge; nothing that the visitor sends can change it. */
const toCaller = (
  request: Request,
  { lang, brand, captchaSiteKey, deletionGraceDays, siteOrigin: linkOrigin }: Variant,
  siteOrigin: string,
): Caller => ({
  address: request.headers.get("cf-connecting-ip"),
  siteOrigin,
  linkOrigin,
  lang,
  brand,
  captchaSiteKey,
  deletionGraceDays,
});

/** Checks the sender and the rate limit, then forwards the request. A service that fails becomes a 503 and a line of the log. */
export function createServiceAnswers(options: Options) {
  const { variant, sites, nowMs, log, reportFault } = options;
  const siteOrigins = sites.flatMap(({ siteOrigin }) => siteOrigin ?? []);
  const takeReport = createReportDesk(nowMs, log);
  const mayLog = createMinuteBudget(failuresPerMinute, nowMs);
  const answerIngest = createIngestDesk(nowMs);
  const answerStatus = createStatusDesk({ ...options, report: reportFault });

  const askBehind = async (name: string, ask: () => Promise<Response>): Promise<Response> => {
    try {
      return toBareResponse(await ask());
    } catch (error) {
      reportFault(`${name} does not answer`, error);
      return refusal("unavailable");
    }
  };

  return async (kind: ServiceKind, call: Call): Promise<Response> => {
    const { request, env, isRead, toUrl, toOrigin, mayPass, toVisitor } = call;
    switch (kind) {
      case "feed":
        return askBehind("the feed proxy", async () =>
          toFeedResponse(await env.FEED.answer(await toVisitor(), toFeedRequest(request))),
        );
      case "push":
        // A page of another site must not open sockets on behalf of its visitors.
        if (isForeign(request, siteOrigins)) return onlyFromHere();
        if (!(await mayPass("LIMIT_SOCKETS"))) return refusal("limited");
        if (!wantsSocket(request) && !wantsStream(request))
          return plainAnswer(426, "This address opens a WebSocket", { upgrade: "websocket" });
        return askBehind("push", () => openSocket(call));
      case "device":
        if (isForeign(request)) return onlyFromHere();
        if (!(await mayPass("LIMIT_DEVICES"))) return refusal("limited");
        return askBehind("the desk of devices", () => toDeviceResponse(call, variant));
      case "search":
        if (!(await mayPass("LIMIT_SEARCH"))) return refusal("limited");
        return askBehind("search", () => env.ORIGIN.search(withoutStrayBody(request)));
      case "graph":
        if (!(await mayPass("LIMIT_GRAPH"))) return refusal("limited");
        return askBehind("the graph", async () => env.ORIGIN.graph(await toVisitor(), withoutStrayBody(request)));
      case "picture":
        if (!isRead) return onlyMethods("GET, HEAD");
        return askBehind("the pictures", () => env.ORIGIN.picture(toUrl().pathname));
      case "ingest":
        return askBehind("ingest", () => answerIngest(call));
      case "calendar":
        if (!isRead) return onlyMethods("GET, HEAD");
        if (!(await mayPass("LIMIT_DATA"))) return refusal("limited");
        return askBehind("a calendar", async () => {
          const context = toLoadContext(options, env);
          const calendar = await loadCalendar(context, toUrl(), toOrigin());
          return toCalendarResponse(calendar, request);
        });
      case "card":
        if (!isRead) return onlyMethods("GET, HEAD");
        if (!(await mayPass("LIMIT_PICTURES"))) return refusal("limited");
        return askBehind("a picture", async () =>
          toCardResponse(await loadCardFile(toLoadContext(options, env), toUrl())),
        );
      case "account-page":
        return answerAccountPage(call, options);
      case "account":
        // The calls carry no cookie; a page of another site has no reason to make them.
        if (isForeign(request)) return onlyFromHere();
        if (!(await mayPass("LIMIT_ACCOUNT"))) return refusal("limited");
        return askBehind("the account service", () =>
          env.ACCOUNT.answer(toCaller(request, variant, toOrigin()), withoutStrayBody(request)),
        );
      case "answer":
        if (request.method !== "POST") return onlyMethods("POST");
        // A page of another site must not answer on behalf of its visitors.
        if (isForeign(request)) return onlyFromHere();
        if (!(await mayPass("LIMIT_DATA"))) return refusal("limited");
        return answerQuestion(request, (await call.toVisitorsOfPlace()).ageQuestion, variant);
      case "report":
        return (await mayPass("LIMIT_REPORTS")) ? takeReport(request) : refusal("limited");
      case "log":
        // A page of another site has nothing to report here.
        if (isForeign(request)) return onlyFromHere();
        if (!(await mayPass("LIMIT_REPORTS"))) return refusal("limited");
        if (!mayLog()) return refusal("limited");
        return askBehind("telemetry", () => toLogResponse(request, (failure) => env.TELEMETRY.log(failure)));
      case "stats":
        if (!isRead) return onlyMethods("GET, HEAD");
        if (!(await mayPass("LIMIT_DATA"))) return refusal("limited");
        return askBehind("telemetry", () => toStatsResponse(toUrl(), (view) => env.TELEMETRY.countView(view)));
      case "status":
        return answerOperators(call, answerStatus);
    }
  };
}

const onlyFromHere = (): Response => plainAnswer(403, "Only from this site");

/** Connects the visitor with push; a ticket proves whose profile may be followed too. */
async function openSocket({ request, geo, env, toUrl, toVisitor }: Call): Promise<Response> {
  const ticket = toUrl().searchParams.get("ticket");
  const profile = ticket === null ? null : await env.ACCOUNT.subjectOfTicket(ticket);
  return env.PUSH.fetch(toSocketRequest(request, geo, await toVisitor(), profile));
}

function toCardResponse(file: Awaited<ReturnType<typeof loadCardFile>>): Response {
  if (file === "missing") return plainAnswer(404, "Not found");
  if (file === "other-format") return plainAnswer(501, "Only format=json");
  if (file === null) return refusal("unavailable");
  const response = fileAnswer(file);
  // The picture is made for other sites, some of which embed only what agrees to it (COEP).
  response.headers.set("cross-origin-resource-policy", "cross-origin");
  return response;
}

async function answerAccountPage(call: Call, { variant, reportFault }: Options): Promise<Response> {
  const { request, env, isRead, toUrl, toOrigin, mayPass } = call;
  const isForm = request.method === "POST";
  if (!isRead && !isForm) return onlyMethods("GET, HEAD, POST");
  // Apple posts what other providers put into the address. The post changes nothing; only the tab that began the sign-in uses it.
  if (isForm && isForeign(request) && toUrl().pathname !== providerReturnPath) return onlyFromHere();
  if (!(await mayPass("LIMIT_ACCOUNT"))) return refusal("limited");
  const caller = toCaller(request, variant, toOrigin());
  return toAccountResponse(request, variant, caller, env.ACCOUNT).catch((error: unknown) => {
    reportFault("an account page failed", error);
    return refusalPage("unavailable", variant);
  });
}

/** Answers operators with the status of the site; a wrong key counts as a fault of the client. */
async function answerOperators(call: Call, answerStatus: ReturnType<typeof createStatusDesk>): Promise<Response> {
  if (!call.isRead) return onlyMethods("GET, HEAD");
  if (call.hasFailedOften()) return refusal("limited");
  const status = await answerStatus(call.request, call.env);
  if (status.status === 401) call.countFault();
  return status;
}
