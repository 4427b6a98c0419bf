import { flagOfCountryId } from "../../ui/country-flag.ts";
import { crestOf } from "../../../shared/competitions/crest.ts";
import { Flag } from "../../ui/flag.tsx";

/** Before a name in a table: the flag of a person and of a country's side, a club's crest where teams have one. */
export function TeamMark({ id, nationId, hasCrest }: { id: string; nationId: number | null; hasCrest: boolean }) {
  const flag = nationId === null ? null : flagOfCountryId(nationId);
  if (flag !== null) return <Flag name={flag} />;
  return hasCrest ? <i className={`crest h${crestOf(id)}`} /> : null;
}
