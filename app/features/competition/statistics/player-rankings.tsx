import { formatNumber } from "../../../../shared/texts/numbers.ts";
import type { PlayerRanking, SeasonStatistics } from "../../../../shared/wire/sections/read-season-statistics.ts";
import { competitionTexts } from "../../../i18n/competition-texts.ts";
import { seasonStatisticsTexts } from "../../../i18n/season-statistics-texts.ts";
import { NameLink } from "../../page/name-link.tsx";
import { usePage } from "../../page/page-context.tsx";
import { RankCell, Ranking } from "./ranking-row.tsx";

type StatisticsProps = { readonly statistics: SeasonStatistics };

/** The best players by each statistic; the first ranking is open. */
export function PlayerRankings({ statistics }: StatisticsProps) {
  const { lang } = usePage();
  return (
    <div className="rankings">
      {statistics.ofPlayers.map((ranking, index) => {
        const [best] = ranking.players;
        if (best === undefined) return null;
        return (
          <Ranking
            key={ranking.code}
            label={ranking.label}
            best={<bdi translate="no">{best.player}</bdi>}
            value={formatNumber(best.value, lang, digitsOf(ranking))}
            isOpen={index === 0}
          >
            <PlayersTable ranking={ranking} statistics={statistics} />
          </Ranking>
        );
      })}
    </div>
  );
}

/** Marks and expected goals have fractions, what is counted has none. */
const digitsOf = ({ players }: PlayerRanking): number =>
  players.every(({ value }) => Number.isInteger(value)) ? 0 : 2;

function PlayersTable({ ranking, statistics }: StatisticsProps & { readonly ranking: PlayerRanking }) {
  const { lang } = usePage();
  const texts = seasonStatisticsTexts(lang);
  const { label, players } = ranking;
  return (
    <table>
      <caption className="sr-only">{texts.caption({ statistic: label })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={competitionTexts(lang).rank}>#</abbr>
          </th>
          <th scope="col">{texts.player}</th>
          <th scope="col">
            <abbr title={texts.matchesLong}>{texts.matches}</abbr>
          </th>
          <th scope="col">{label}</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ rank, player, path, teamId, value, games }, index) => (
          <tr key={path}>
            <RankCell rank={rank} isShared={rank === players[index - 1]?.rank} />
            <th scope="row">
              <NameLink name={player} path={path} />
              <small>
                <bdi translate="no">{statistics.teams.get(teamId)?.name ?? ""}</bdi>
              </small>
            </th>
            <td>{formatNumber(games, lang)}</td>
            <td>
              <b>{formatNumber(value, lang, digitsOf(ranking))}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
