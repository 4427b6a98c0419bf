import type { Status } from "../../../../shared/ingest/answers.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";

/** How a ledger is doing, for its providers. */
export const toStatus = ({ sportId, changes, subjects, meta, events }: LedgerContext): Status => ({
  sportId,
  subjects: subjects.all.map((subject) => ({
    subject,
    seq: changes.lastSeq(subject),
    hub: meta.number(`hub:${subject}`) ?? 0,
  })),
  events: [...events.countByProvider()],
});
