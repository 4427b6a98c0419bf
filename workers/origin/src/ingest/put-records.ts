import { sportIdOf } from "../../../../shared/sports/stable-id.ts";
import type { BatchOutcome, RecordReport } from "../../../../shared/ingest/answers.ts";
import { outsideReason } from "./competitions.ts";
import type { Claim } from "./intake.ts";
import type { Validated, Valid } from "./validate.ts";
import { refuse, toNamed } from "./refuse.ts";
import type { Mode } from "../../../../shared/ingest/batch-schema.ts";

/** The store of records that are kept whole, by id. */
type RecordStore<T> = {
  /** Stores one. @returns whether it changed anything */
  readonly put: (record: T, sender: string) => boolean;
  /** The provider that sent the stored record; null if none is stored. */
  readonly sender: (id: string) => string | null;
};

/**
 * Stores records that replace earlier ones with the same id: all valid ones, or none where one is invalid and the batch
 * is atomic.
 * @param isInside whether a record is of a competition in the provider's scope
 */
export function putRecords<T extends { readonly id: string }>(
  sportId: number,
  { provider, scope }: Pick<Claim, "provider" | "scope">,
  mode: Mode,
  validated: Validated<T>,
  store: RecordStore<T>,
  isInside: (record: T) => boolean = () => true,
): BatchOutcome<RecordReport> {
  const isOfSport = ({ value }: Valid<T>) => sportIdOf(value.id) === sportId;
  const isOwn = ({ value }: Valid<T>) => scope.others || (store.sender(value.id) ?? provider) === provider;
  const ofSport = validated.valid.filter(isOfSport);
  const inside = ofSport.filter(({ value }) => isInside(value));
  const faults = {
    refused: [
      ...validated.refused,
      ...validated.valid
        .filter((record) => !isOfSport(record))
        .map(({ pointer }) => ({ pointer: `${pointer}/id`, reason: "is of another sport" })),
    ],
    outside: [
      ...ofSport
        .filter(({ value }) => !isInside(value))
        .map(({ pointer }) => ({ pointer: `${pointer}/tournamentId`, reason: outsideReason })),
      ...inside
        .filter((record) => !isOwn(record))
        .map(({ pointer }) => ({ pointer: `${pointer}/id`, reason: "names what another provider has sent" })),
    ],
  };
  const whole = refuse(mode, faults);
  if (whole !== null) return whole;
  const own = inside.filter(isOwn);
  const changed = own.filter(({ value }) => store.put(value, provider)).length;
  const report = { changed, unchanged: own.length - changed, refused: toNamed(faults) };
  return { kind: "applied", report, isReplayed: false };
}
