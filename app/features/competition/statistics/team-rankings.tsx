import { participantKind } from "../../../../shared/sports/participant-kind.ts";
import type { SeasonStatistics, TeamRanking } from "../../../../shared/wire/sections/read-season-statistics.ts";
import { formatNumber } from "../../../../shared/texts/numbers.ts";
import { competitionTexts } from "../../../i18n/competition-texts.ts";
import { seasonStatisticsTexts } from "../../../i18n/season-statistics-texts.ts";
import { NameLink } from "../../page/name-link.tsx";
import { usePage } from "../../page/page-context.tsx";
import { useCompetition } from "../competition-context.tsx";
import { RankCell, Ranking } from "./ranking-row.tsx";
import { toTeamValue } from "./team-value.ts";

type StatisticsProps = { readonly statistics: SeasonStatistics };

/** The teams by each statistic; in sports of individuals and pairs, these. */
export function TeamRankings({ statistics }: StatisticsProps) {
  const { lang } = usePage();
  return (
    <div className="rankings">
      {statistics.ofTeams.map((ranking, index) => {
        const [best] = ranking.teams;
        if (best === undefined) return null;
        return (
          <Ranking
            key={ranking.code}
            label={ranking.label}
            best={<bdi translate="no">{statistics.teams.get(best.teamId)?.name ?? ""}</bdi>}
            value={toTeamValue(best.value, ranking, lang)}
            isOpen={index === 0}
          >
            <TeamsTable ranking={ranking} statistics={statistics} />
          </Ranking>
        );
      })}
    </div>
  );
}

function TeamsTable({ ranking, statistics }: StatisticsProps & { readonly ranking: TeamRanking }) {
  const { lang } = usePage();
  const { sportId } = useCompetition();
  const texts = seasonStatisticsTexts(lang);
  const { label, isShare, teams } = ranking;
  return (
    <table>
      <caption className="sr-only">{texts.caption({ statistic: label })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={competitionTexts(lang).rank}>#</abbr>
          </th>
          <th scope="col">{participantKind(sportId) === "team" ? texts.team : texts.player}</th>
          <th scope="col">
            <abbr title={texts.matchesLong}>{texts.matches}</abbr>
          </th>
          <th scope="col">{isShare ? label : texts.perMatch}</th>
        </tr>
      </thead>
      <tbody>
        {teams.map(({ rank, teamId, value, games }, index) => {
          const { name = "", path = "" } = statistics.teams.get(teamId) ?? {};
          return (
            <tr key={teamId}>
              <RankCell rank={rank} isShared={rank === teams[index - 1]?.rank} />
              <th scope="row">
                <NameLink name={name} path={path} />
              </th>
              <td>{formatNumber(games, lang)}</td>
              <td>
                <b dir="ltr">{toTeamValue(value, ranking, lang)}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
