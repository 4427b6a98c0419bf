import { sportById } from "../../../shared/sports/catalogue.ts";
import { peopleTexts } from "../../i18n/people-texts.ts";
import { Flag } from "../../ui/flag.tsx";
import { usePage } from "../page/page-context.tsx";
import { Card } from "./game-cards.tsx";
import { useParticipant } from "./participant-context.tsx";
import type { TablePlace } from "./table-place.ts";

/** Where a team or a starter is in tables. Nothing where it is in none. */
export function TablePlaces({ tables }: { readonly tables: readonly TablePlace[] }) {
  const { lang } = usePage();
  const { sportId } = useParticipant();
  const texts = peopleTexts(lang);
  const points = sportById(sportId)?.duel === false ? texts.inRaces : texts.inTable;
  if (tables.length === 0) return null;
  return (
    <Card block="standings_table" title={texts.tables}>
      <ul className="lines">
        {tables.map(({ league, flag, path, rank, teams, games, points: won }) => (
          <li key={league}>
            <Flag name={flag} />
            <span className="line-main">
              {path === null ? league : <a href={path}>{league}</a>}
              {won === null ? null : <small>{points(won, games)}</small>}
            </span>
            <b className="line-end">{texts.rankOf(rank, teams)}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}
