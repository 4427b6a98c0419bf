import type { BatchOutcome, RecordReport } from "../../../../shared/ingest/answers.ts";
import type { Mode } from "../../../../shared/ingest/batch-schema.ts";
import { isOfScope } from "../../../../shared/ingest/scope.ts";
import type { ReportedStanding } from "../../../../shared/competitions/reported-standing.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import type { Claim } from "./intake.ts";
import { putRecords } from "./put-records.ts";
import type { Validated } from "./validate.ts";

/** Takes tables of seasons of races, each of a tournament that the ledger holds and the provider may send. */
export function putStandings(
  { sportId, held, standings }: LedgerContext,
  claim: Pick<Claim, "provider" | "scope">,
  mode: Mode,
  { valid, refused }: Validated<ReportedStanding>,
): BatchOutcome<RecordReport> {
  const leaguesOf = ({ tournamentId }: ReportedStanding) => held.leaguesOfTournament(tournamentId);
  const isKnown = (standing: ReportedStanding) => leaguesOf(standing).length > 0;
  const strange = valid
    .filter(({ value }) => !isKnown(value))
    .map(({ pointer }) => ({ pointer: `${pointer}/tournamentId`, reason: "names no known tournament" }));
  const known = { valid: valid.filter(({ value }) => isKnown(value)), refused: [...refused, ...strange] };
  const isInside = (standing: ReportedStanding) =>
    leaguesOf(standing).every((league) => isOfScope(claim.scope, league));
  return putRecords(sportId, claim, mode, known, standings, isInside);
}
