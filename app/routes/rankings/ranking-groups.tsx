import { intlTag } from "../../../shared/texts/intl-tag.ts";
import { usePage } from "../../features/page/page-context.tsx";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { Flag } from "../../ui/flag.tsx";
import type { SportRankings } from "./queries.server.ts";

/** Rankings by sport, each with who leads it. */
export function RankingGroups({ sports }: { readonly sports: readonly SportRankings[] }) {
  const { lang } = usePage();
  return (
    <div className="ranking-groups">
      {sports.map(({ sportId, rankings }) => (
        <section key={sportId} className="card">
          <h2>{sportLabel(sportId, lang)}</h2>
          {rankings.map(({ name, path, leaders }) => (
            <div key={path} className="ranking-card">
              <h3>
                <a href={path}>{name}</a>
              </h3>
              <ol>
                {leaders.map((row) => (
                  <li key={row.id}>
                    <span>{row.rank}</span>
                    <Flag name={row.flag} />
                    <a href={row.path}>
                      <bdi translate="no">{row.name}</bdi>
                    </a>
                    <b>{Number(row.points).toLocaleString(intlTag(lang))}</b>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
