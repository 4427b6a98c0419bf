import { WorkerEntrypoint } from "cloudflare:workers";
import type { Publication, PublisherService, Receipt } from "../../../shared/push/publisher.ts";
import { hubSportId, parseSubject } from "../../../shared/push/subjects.ts";
import { inTime } from "./hub-deadline.ts";
import { hubName } from "./hub-protocol.ts";

/** The entry point for a ledger's changes. */
export class Publisher extends WorkerEntrypoint<PushEnv> implements PublisherService {
  /** A publication whose subject is not the sport's, or that breaks "one row per number" (P3), is a bug: it throws. */
  async publish(sportId: number, publication: Publication): Promise<Receipt> {
    const subject = parseSubject(publication.subject);
    if (subject === null || hubSportId(subject) !== sportId) {
      throw new RangeError(`sport ${sportId} does not publish ${publication.subject}`);
    }
    if (publication.rows.length === 0 || !publication.rows.every(isOneRow)) throw new RangeError("one row per change");
    const { have } = await inTime(this.env.SPORT_HUB.getByName(hubName(sportId)).publish(publication));
    // A call's result that is passed on as it came has to be disposed by whoever gets it.
    return { have };
  }
}

const isOneRow = (row: string) => row !== "" && row.indexOf("~") === row.length - 1;
