import type { BatchOutcome, RecordReport } from "../../../../shared/ingest/answers.ts";
import type { Mode } from "../../../../shared/ingest/batch-schema.ts";
import { isOfScope } from "../../../../shared/ingest/scope.ts";
import type { ReportedStanding } from "../../../../shared/competitions/reported-standing.ts";
import { sportById } from "../../../../shared/sports/catalogue.ts";
import type { LedgerContext } from "../ledger/ledger-context.ts";
import type { Claim } from "./intake.ts";
import { putRecords } from "./store-records.ts";
import type { Validated } from "./validate.ts";

/** Takes tables of seasons of races, each of a tournament that the ledger holds and the provider may send. */
export function putStandings(
  { sportId, held, standings }: LedgerContext,
  claim: Pick<Claim, "provider" | "scope">,
  mode: Mode,
  { valid, refused }: Validated<ReportedStanding>,
): BatchOutcome<RecordReport> {
  const leaguesOf = ({ tournamentId }: ReportedStanding) => held.leaguesOfTournament(tournamentId);
  const isInside = (standing: ReportedStanding) =>
    leaguesOf(standing).every((league) => isOfScope(claim.scope, league));
  // Only races have such a table: that of a league follows from its matches and the league's `deductions`.
  const hasTable = sportById(sportId)?.duel === false;
  const reasonAgainst = (standing: ReportedStanding): string | null => {
    if (leaguesOf(standing).length === 0) return "names no known tournament";
    return hasTable || !isInside(standing) ? null : "names a tournament without races";
  };
  const strange = valid.flatMap(({ pointer, value }) => {
    const reason = reasonAgainst(value);
    return reason === null ? [] : [{ pointer: `${pointer}/tournamentId`, reason }];
  });
  const known = {
    valid: valid.filter(({ value }) => reasonAgainst(value) === null),
    refused: [...refused, ...strange],
  };
  return putRecords(sportId, claim, mode, known, standings, isInside);
}
