import { setTimeout } from "node:timers/promises";
import type { z } from "zod";
import type { replaySchema } from "../../shared/ingest/replay-request.ts";
import type { EventReport, RecordReport, StartedGame } from "../../shared/ingest/answers.ts";
import type { Refusal } from "../../shared/ingest/refusal.ts";
import type { EventBatch } from "../../shared/ingest/batch-schema.ts";
import type { IngestStanding } from "../../shared/ingest/standing-schema.ts";
import type { ClubStatement } from "../../shared/ingest/club-schema.ts";
import { postSigned } from "./post-signed.ts";
import type { Provider } from "../../shared/ingest/signature.ts";
import { parseProviders } from "../../shared/ingest/provider-keys.ts";
import { settings } from "../settings.ts";

/** The origin cannot be reached, or does not answer as one. */
export class OriginError extends Error {
  override readonly name = "OriginError";
}

/** A statement that cannot be, or that this provider may not make. */
const refusedStatuses: ReadonlySet<number> = new Set([400, 403, 422]);

export type OriginClient = ReturnType<typeof createOriginClient>;

/** The events that a batch would replace; the origin applied nothing of that batch. */
export type Contradictions = { readonly contradictions: readonly Refusal[] };

/**
 * Speaks to the ingest API of the origin at `baseUrl`.
 * @param replaces whether events may replace matches that are over by others of another day or score
 */
export function createOriginClient(baseUrl: string, replaces = false) {
  const provider = ingestProvider();
  /** Waits as long as the origin asks it to. */
  async function post(path: string, body: unknown): Promise<Response> {
    if (!URL.canParse(path, baseUrl)) throw new OriginError(`${baseUrl} is no address`);
    const url = new URL(path, baseUrl);
    try {
      const response = await postSigned(url, provider, body);
      if (response.status !== 429) return response;
      await setTimeout(Number(response.headers.get("retry-after") ?? 1) * 1000);
      return await post(path, body);
    } catch (error) {
      const reason = `nothing answers at ${url.origin}: start it with "npm start", or name another with --to`;
      throw new OriginError(reason, { cause: error });
    }
  }

  return {
    /** The origin takes the valid records; the report lists the others. @throws OriginError */
    async ingest(batch: EventBatch): Promise<EventReport | Contradictions | "too large"> {
      const response = await post(`/ingest/v1/events?mode=partial&finished=${replaces ? "replace" : "keep"}`, batch);
      if (response.status === 413) return "too large";
      // In the partial mode nothing else refuses a batch of sound records as a whole.
      if (response.status === 422) return { contradictions: ((await response.json()) as Refused).refused ?? [] };
      if (!response.ok) throw new OriginError(await toReason(response));
      return (await response.json()) as EventReport;
    },
    /** Sends the tables of seasons of races. @returns how many changed @throws OriginError */
    async standings(sportId: number, standings: readonly IngestStanding[]): Promise<RecordReport> {
      const response = await post("/ingest/v1/standings?mode=partial", { sportId, standings });
      if (!response.ok) throw new OriginError(await toReason(response));
      return (await response.json()) as RecordReport;
    },
    /** Merges and splits clubs. @returns how many changed, or in words why none did @throws OriginError */
    async clubs(sportId: number, clubs: readonly ClubStatement[]): Promise<number | string> {
      const response = await post("/ingest/v1/clubs", { sportId, clubs });
      if (refusedStatuses.has(response.status)) return toReason(response);
      if (!response.ok) throw new OriginError(await toReason(response));
      return ((await response.json()) as RecordReport).changed;
    },
    /** @returns the games, or in words why none were started @throws OriginError */
    async replay(request: ReplayInput): Promise<readonly StartedGame[] | string> {
      const response = await post("/ingest/v1/replays", request);
      if (response.status === 422 || response.status === 400) return toReason(response);
      if (!response.ok) throw new OriginError(await toReason(response));
      return ((await response.json()) as { started: readonly StartedGame[] }).started;
    },
  };
}

/** The options of a replay request, before defaults. */
type ReplayInput = z.input<typeof replaySchema>;

type Refused = {
  readonly reason?: string;
  readonly header?: string;
  readonly refused?: readonly Refusal[];
};

async function toReason(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { reason, header, refused } = JSON.parse(text) as Refused;
    const first = refused?.[0];
    if (first !== undefined) return `${first.pointer.slice(1)} ${first.reason}`.trim();
    if (reason !== undefined) return header === undefined ? reason : `${header} ${reason}`;
  } catch {
    // Not an answer of the origin: its status says more than its body.
  }
  return `${response.url} answered ${response.status}`;
}

/** Whose key the scripts sign with: the first of `INGEST_KEYS`, or the one that `INGEST_PROVIDER` names. */
function ingestProvider(): Provider {
  const { entries } = parseProviders(settings.vars.INGEST_KEYS);
  const provider = process.env["INGEST_PROVIDER"] ?? [...entries.keys()][0] ?? "";
  return { provider, key: entries.get(provider)?.keys[0] ?? "" };
}
