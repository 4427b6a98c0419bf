import { WorkerEntrypoint } from "cloudflare:workers";
import { bookmakers } from "../../../shared/betting/bookmakers.ts";
import { dueForReview } from "../../../shared/betting/due-for-review.ts";
import { policyRows } from "../../../shared/betting/policy-table.ts";
import type { PoliciesReport } from "../../../shared/operations/reports.ts";
import { versionOf } from "../../../shared/operations/version-of.ts";
import type { RequestGeo } from "../../../shared/places/place.ts";
import type { GeoService, LocatedVisitor } from "../../../shared/places/visitor.ts";
import { locate, type DevPlaces } from "./locate.ts";

/** Resolves for the gateway where a request comes from and what that place may see. */
export class GeoResolver extends WorkerEntrypoint<GeoEnv & DevPlaces> implements GeoService {
  async resolve(geo: RequestGeo, devPlace: string | null, lang: string): Promise<LocatedVisitor> {
    return locate(geo, devPlace, lang, this.env, Date.now() / 1000);
  }

  /** For operators. */
  async report(): Promise<PoliciesReport> {
    const due = dueForReview(policyRows, bookmakers, new Date().toISOString().slice(0, 10));
    return { version: versionOf(this.env), policies: policyRows.length, due };
  }
}

/** This Worker has no public routes; the other Workers call `GeoResolver`. */
export default {
  fetch: () => new Response("not found\n", { status: 404 }),
} satisfies ExportedHandler<GeoEnv>;
