import { settings } from "../settings.ts";
import type { z } from "zod";
import type { replaySchema } from "../../workers/origin/src/replay/replay-request.ts";
import type { IngestReport, StartedGame } from "../../workers/origin/src/ingest/answers.ts";
import type { EventBatch, IncidentPost } from "../../workers/origin/src/ingest/schemas.ts";

/** The origin cannot be reached, or does not answer as one. */
export class OriginError extends Error {
  override readonly name = "OriginError";
}

export type OriginClient = ReturnType<typeof createOriginClient>;

/** Speaks to the ingest API of the origin at `baseUrl`. */
export function createOriginClient(baseUrl: string) {
  async function post(path: string, body: unknown): Promise<Response> {
    if (!URL.canParse(path, baseUrl)) throw new OriginError(`${baseUrl} is no address`);
    const url = new URL(path, baseUrl);
    try {
      return await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${settings.vars.INGEST_KEY}`,
        },
        body: JSON.stringify(body),
      });
    } catch {
      throw new OriginError(`nothing answers at ${url.origin}: start it with "npm start", or name another with --to`);
    }
  }

  return {
    /** @throws OriginError */
    async ingest(batch: EventBatch): Promise<IngestReport> {
      const response = await post("/ingest/v1/events", batch);
      if (!response.ok) throw new OriginError(await toReason(response));
      return (await response.json()) as IngestReport;
    },
    /** Appends to an event that is there. @throws OriginError */
    async postIncidents(body: IncidentPost): Promise<void> {
      const response = await post("/ingest/v1/incidents", body);
      if (!response.ok) throw new OriginError(await toReason(response));
    },
    /** @returns the games, or in words why none were started @throws OriginError */
    async replay(request: ReplayInput): Promise<readonly StartedGame[] | string> {
      const response = await post("/ingest/v1/replays", request);
      if (response.status === 404 || response.status === 400) return toReason(response);
      if (!response.ok) throw new OriginError(await toReason(response));
      return ((await response.json()) as { started: readonly StartedGame[] }).started;
    },
  };
}

/** What a replay is asked with, before defaults. */
type ReplayInput = z.input<typeof replaySchema>;

async function toReason(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { pointer, reason, error } = JSON.parse(text) as Record<string, string | undefined>;
    if (reason !== undefined) return `${(pointer ?? "").slice(1)} ${reason}`.trim();
    if (error !== undefined) return error;
  } catch {
    // Not an answer of the origin: its status says more than its body.
  }
  return `${response.url} answered ${response.status}`;
}
