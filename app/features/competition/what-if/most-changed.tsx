import type { SeasonTeam } from "../../../../shared/wire/sections/read-season.ts";
import { commaIn } from "../../../../shared/texts/comma.ts";
import { whatIfTexts } from "../../../i18n/what-if-texts.ts";
import { usePage } from "../../page/page-context.tsx";
import { TeamMark } from "../../standings/team-mark.tsx";
import { ChanceChange } from "./chance-change.tsx";
import type { ChangedChance } from "./changed-chances.ts";

type MostChangedProps = {
  readonly changes: readonly ChangedChance[];
  readonly teams: ReadonlyMap<string, SeasonTeam>;
  /** The names of the columns of chances. */
  readonly names: readonly string[];
};

/** Whose chances the assumed results change most, of whatever column. */
export function MostChanged({ changes, teams, names }: MostChangedProps) {
  const { lang } = usePage();
  if (changes.length === 0) return null;
  return (
    <section className="what-if-changes">
      <h3>{`${whatIfTexts(lang).changes} (%)`}</h3>
      <ul>
        {changes.map(({ teamId, column, before, after }) => (
          <li key={`${teamId} ${column}`}>
            <span className="team">
              <TeamMark id={teamId} nationId={null} hasCrest />
              <span>
                <bdi translate="no">{teams.get(teamId)?.name}</bdi>
                {commaIn(lang) + (names[column] ?? "")}
              </span>
            </span>
            <ChanceChange before={before} after={after} />
          </li>
        ))}
      </ul>
    </section>
  );
}
