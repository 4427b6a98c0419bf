import { z } from "zod";
import { parseJson } from "../../shared/basics/parse-json.ts";
import { failureLimits, type BrowserFailure } from "../../shared/operations/browser-failure.ts";
import { withoutSecrets } from "../../shared/operations/failure.ts";
import { onlyMethods, plainAnswer } from "./plain-answers.tsx";
import { readBounded } from "./read-bounded.ts";

const longestBytes = 16 * 1024;
const { action, url, message, stack, body, build } = failureLimits;

const failureSchema = z.strictObject({
  action: z.string().max(action),
  url: z.string().max(url).transform(withoutSecrets),
  status: z.int().min(0).max(599).optional().catch(undefined),
  message: z.string().max(message).default(""),
  stack: z.string().max(stack).optional(),
  body: z.string().max(body).optional(),
  build: z.string().max(build),
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
