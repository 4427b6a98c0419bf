import { isOfPersons } from "../../../shared/sports/catalogue.ts";
import { crestOf } from "../../../shared/competitions/crest.ts";
import { Flag } from "../../ui/flag.tsx";
import type { MyTeam } from "./my-team.ts";

/** The flag of a person and of a country's side, a club's crest. */
export function TeamShield({ team: { id, sportId, flag, isNational } }: { readonly team: MyTeam }) {
  if (flag !== null && (isNational === true || isOfPersons(sportId))) return <Flag name={flag} />;
  return <i className={`shield h${crestOf(id)}`} aria-hidden="true" />;
}
