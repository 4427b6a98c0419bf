import { z } from "zod";
import { parseJson } from "../../shared/basics/parse-json.ts";
import { failureLimits, type BrowserFailure } from "../../shared/operations/browser-failure.ts";
import { withoutSecrets } from "../../shared/operations/failure.ts";
import { sportById } from "../../shared/sports/catalogue.ts";
import type { PageView } from "../../shared/operations/page-view.ts";
import { onlyMethods, plainAnswer } from "./plain-answers.tsx";
import { readBounded } from "./read-bounded.ts";

const idPattern = /^[A-Za-z0-9]{1,16}$/;

/** Takes a page's stats ping (`/stats`, C7.11), for the statistics service. */
export async function toStatsResponse(
  { searchParams }: URL,
  countView: (view: PageView) => Promise<void>,
): Promise<Response> {
  const sportId = Number(searchParams.get("sport_id"));
  const projectId = Number(searchParams.get("project_id"));
  const tournamentStageId = searchParams.get("tournament_stage_id") ?? "";
  const eventId = searchParams.get("event_id") ?? undefined;
  const isRight =
    sportById(sportId) !== null &&
    Number.isSafeInteger(projectId) &&
    projectId > 0 &&
    idPattern.test(tournamentStageId) &&
    (eventId === undefined || idPattern.test(eventId));
  if (!isRight) return plainAnswer(400, "Not a ping");
  await countView({ sportId, projectId, tournamentStageId, eventId });
  return plainAnswer(204, "");
}

const longestBytes = 16 * 1024;
const { action, url, message, stack, body, build, version } = failureLimits;

const failureSchema = z.strictObject({
  action: z.string().max(action),
  url: z.string().max(url).transform(withoutSecrets),
  status: z.int().min(0).max(599).optional().catch(undefined),
  message: z.string().max(message).default(""),
  stack: z.string().max(stack).optional(),
  body: z.string().max(body).optional(),
  build: z.string().max(build),
  version: z.string().max(version).optional(),
});

/** Takes a page's report of a failure in its browser (`/log`), for the logging service. */
export async function toLogResponse(
  request: Request,
  log: (failure: BrowserFailure) => Promise<void>,
): Promise<Response> {
  if (request.method !== "POST") return onlyMethods("POST");
  const text = await readBounded(request, longestBytes);
  if (text === null) return plainAnswer(413, "Too large");
  const failure = failureSchema.safeParse(parseJson(text));
  if (!failure.success) return plainAnswer(400, "Not a report");
  await log(failure.data);
  return plainAnswer(204, "");
}
