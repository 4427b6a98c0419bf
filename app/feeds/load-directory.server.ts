import { logFailure } from "../operators/log-failure.ts";
import { data, type AppLoadContext } from "@remix-run/cloudflare";
import type { DirectoryAnswer, DirectoryQuestion } from "../../shared/addresses/directory.ts";
import { createCache } from "../../shared/basics/cache.ts";
import { unreachableStatus } from "../features/layout/unreachable-status.ts";

/** Names and seasons change by imports: no slower than a page that was empty shows one (`emptyLifetime`). */
const keptSeconds = 5;
const keptAnswers = 500;
type Kept = { readonly answer: DirectoryAnswer; readonly atSeconds: number };
const kept = createCache<Kept>(keptAnswers);

/** Throws a response: of status 404 where nothing has such slugs, 503 where the origin does not answer. */
export async function loadDirectory<K extends DirectoryQuestion["kind"]>(
  { cloudflare }: AppLoadContext,
  question: Extract<DirectoryQuestion, { kind: K }>,
  nowSeconds: number,
): Promise<Extract<DirectoryAnswer, { kind: K }>> {
  const key = Object.values(question).join(" ");
  const known = kept.get(key);
  const isFresh = known !== undefined && nowSeconds - known.atSeconds < keptSeconds;
  const answer = isFresh ? known.answer : await askOrigin(cloudflare.env.ORIGIN, question);
  if (answer === null) throw data(null, { status: 404 });
  if (!isFresh) kept.set(key, { answer, atSeconds: nowSeconds });
  // The answer is of the question's kind.
  return answer as Extract<DirectoryAnswer, { kind: K }>;
}

async function askOrigin(origin: AppLoadContext["cloudflare"]["env"]["ORIGIN"], question: DirectoryQuestion) {
  try {
    return await origin.directory(question);
  } catch (error) {
    logFailure({ action: "ask the directory", reason: error });
    throw data(null, { status: unreachableStatus });
  }
}
