import { bareHeaders } from "../gateway/bare-headers.ts";
import { createNonce } from "../gateway/nonce.ts";
import { plainAnswer } from "../gateway/plain-answers.tsx";
import type { Variant } from "../../variants/variant.ts";
import type { SiteEnv } from "../load-context.ts";
import { toProblems } from "./problems.ts";
import type { SiteTally } from "./site-tally.ts";
import { createStatusGuard, type Guard } from "./status-guard.ts";
import { statusPaths } from "./status-paths.ts";
import { toStatusPage } from "./status-page.tsx";
import { loadStatusReport } from "./status-report.ts";

type DeskOptions = {
  readonly variant: Pick<Variant, "siteOrigin">;
  /** The version of the client's files. */
  readonly version: string;
  readonly readTally: () => SiteTally;
  readonly nowMs: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly report: (what: string, error: unknown) => void;
};

const privateHeaders = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" };

/** Answers `/status` and `/status.json` to operators, 401 or 403 to others, and 404 where no guard is configured. */
export function createStatusDesk({ variant, version, readTally, nowMs, wait, report }: DeskOptions) {
  /** Undefined until the first request: a Worker does not know its variables earlier. */
  let guard: Guard | null | undefined;
  return async (request: Request, env: SiteEnv): Promise<Response> => {
    guard = guard === undefined ? createStatusGuard(env, report) : guard;
    if (guard === null) return plainAnswer(404, "Not found");
    if (!(await guard.mayPass(request))) {
      if (!guard.isAsked) return plainAnswer(403, "Only for operators", privateHeaders);
      const asking = { ...privateHeaders, "www-authenticate": 'Basic realm="status", charset="UTF-8"' };
      return plainAnswer(401, "Only for operators", asking);
    }
    const hasMailLinks = variant.siteOrigin !== null || (env.DEV_MAIL_ORIGIN ?? "") !== "";
    const status = await loadStatusReport({
      env,
      tally: readTally(),
      build: version,
      hasMailLinks,
      nowMs: nowMs(),
      wait,
    });
    const problems = toProblems(status);
    if (new URL(request.url).pathname === statusPaths.json) {
      return Response.json({ problems, ...status }, { headers: { ...bareHeaders, ...privateHeaders } });
    }
    const nonce = createNonce();
    return new Response(toStatusPage(status, problems, nonce), {
      headers: {
        ...bareHeaders,
        ...privateHeaders,
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      },
    });
  };
}
