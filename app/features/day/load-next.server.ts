import type { AppLoadContext } from "@remix-run/cloudflare";
import type { StartEntry } from "../../../shared/addresses/directory.ts";
import { loadDirectory } from "../../feeds/load-directory.server.ts";

/** Loads the next event of a sport. Returns null where none is known or loading fails, because a list works without it. */
export async function loadNext(
  context: AppLoadContext,
  sportId: number,
  nowSeconds: number,
): Promise<StartEntry | null> {
  const question = { kind: "next", sportId, tournamentId: null, lang: context.variant.lang } as const;
  try {
    return (await loadDirectory(context, question, nowSeconds)).next;
  } catch {
    return null;
  }
}
