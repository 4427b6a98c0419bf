import { expect, it } from "vitest";
import { daySeconds } from "../../../../shared/basics/day.ts";
import { eventStatus } from "../../../../shared/sports/statuses.ts";
import { add, goal, openLedger, posted, saturday, status, wire } from "../../test/ledger-in-node.ts";
import { createArchive } from "./archive.ts";

/** A bucket in memory. */
function createBucket() {
  const objects = new Map<string, string>();
  const bucket = {
    objects,
    /** Before an object is written. */
    onPut: () => {},
    async put(key: string, text: string) {
      bucket.onPut();
      objects.set(key, text);
    },
    async get(key: string) {
      const text = objects.get(key);
      return text === undefined ? null : { json: async () => JSON.parse(text) as unknown };
    },
  };
  return bucket;
}
const later = saturday + 90 * daySeconds;

/** Two seasons that are over; the last game of the second one has the newest incident, which stays. */
function openSeasons() {
  const ledger = openLedger([wire]);
  for (const [eventId, leagueStageId] of [
    ["A", "1Stage00"],
    ["B", "1Stage00"],
    ["C", "1Stage11"],
  ] as const) {
    const end = status(100, eventStatus.finished);
    add(ledger, posted(eventId, { leagueStageId }), goal(`${eventId}1`, 3), goal(`${eventId}2`, 5, 2), end);
  }
  const bucket = createBucket();
  const archive = createArchive(ledger, ledger.storage, bucket as unknown as R2Bucket);
  const incidentsOf = (id: string) => ledger.incidents.ofEvent(id).map(({ incident }) => incident);
  return { ledger, bucket, archive, incidentsOf };
}

it("fetches an object once for all of its events, and says which is missing", async () => {
  const { ledger, bucket, archive, incidentsOf } = openSeasons();
  const before = [...incidentsOf("A"), ...incidentsOf("B")];
  await archive.archiveFinished(later);
  expect([[...bucket.objects.keys()], ledger.archive.heldRows("A")]).toEqual([[`1/1Stage00/${later}-1.json`], []]);
  expect(() => incidentsOf("A")).toThrow("in the archive");
  let tries = 0;
  const both = await archive.withArchived(() => {
    tries += 1;
    return [...incidentsOf("A"), ...incidentsOf("B")];
  });
  expect([both, tries]).toEqual([before, 2]);
  const { ledger: other, bucket: lost, archive: without } = openSeasons();
  await without.archiveFinished(later);
  lost.objects.clear();
  await expect(without.withArchived(() => other.incidents.ofEvent("A"))).rejects.toThrow(
    "the archive has no 1/1Stage00",
  );
});

it("keeps in the ledger what is written to while its object is", async () => {
  const { ledger, bucket, archive, incidentsOf } = openSeasons();
  bucket.onPut = () => {
    bucket.onPut = () => {};
    ledger.incidents.append("A", goal("late", 7), 9, "sender");
  };
  await archive.archiveFinished(later);
  expect(incidentsOf("A").map(({ id }) => id)).toEqual(["A1", "A2", undefined, "late"]);
  expect(() => incidentsOf("B")).toThrow("in the archive");
});

it("keeps everything where the account has no bucket, and while a season is younger or its games are simulated", async () => {
  const { ledger, archive, bucket } = openSeasons();
  await createArchive(ledger, ledger.storage, undefined).archiveFinished(later);
  await archive.archiveFinished(saturday + 50 * daySeconds);
  expect([bucket.objects.size, ledger.archive.heldRows("A").length]).toEqual([0, 3]);
  const simulated = openLedger([{ ...wire, origin: "simulated" }]);
  add(simulated, posted("A"), goal("A1", 3));
  add(simulated, posted("B"), goal("B1", 3));
  await createArchive(simulated, simulated.storage, bucket as unknown as R2Bucket).archiveFinished(later);
  expect(bucket.objects.size).toBe(0);
});
