import { useMemo } from "react";
import {
  readSeasonStatistics,
  type SeasonStatistics as Statistics,
} from "../../../../shared/wire/sections/read-season-statistics.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { competitionTexts } from "../../../i18n/competition-texts.ts";
import { seasonStatisticsTexts } from "../../../i18n/season-statistics-texts.ts";
import { Notice } from "../../../ui/notice.tsx";
import { usePage } from "../../page/page-context.tsx";
import { Block } from "../block.tsx";
import { MaskedTable } from "../masked-table.tsx";
import { useShownFeed } from "../use-moving-feed.ts";
import { CountedMatches } from "./counted-matches.tsx";
import { PlayerRankings } from "./player-rankings.tsx";
import { TeamRankings } from "./team-rankings.tsx";

export type LoadedStatistics = { readonly feedName: string; readonly body: string };

/** The rankings of players and of teams, by each statistic that the season's matches count. */
export function SeasonStatistics({ feedName, body: loaded }: LoadedStatistics) {
  const { lang } = usePage();
  const texts = seasonStatisticsTexts(lang);
  const body = useShownFeed(feedName, loaded);
  const statistics = useMemo(() => readSeasonStatistics(body), [body]);
  if (isMasked(body))
    return (
      <Block name="team_statistics" title={competitionTexts(lang).sections.statistics}>
        <MaskedTable />
      </Block>
    );
  if (statistics === null) return <Notice icon="empty" title={texts.empty} hint={texts.emptyHint} />;
  return <Rankings statistics={statistics} />;
}

function Rankings({ statistics }: { readonly statistics: Statistics }) {
  const texts = seasonStatisticsTexts(usePage().lang);
  const hasMarks = statistics.ofPlayers.some(({ isMean }) => isMean);
  return (
    <>
      {statistics.ofPlayers.length === 0 ? null : (
        <Block name="player_statistics" title={texts.players}>
          <PlayerRankings statistics={statistics} />
        </Block>
      )}
      {statistics.ofTeams.length === 0 ? null : (
        <Block name="team_statistics" title={texts.teams}>
          <TeamRankings statistics={statistics} />
        </Block>
      )}
      <section className="card statistics-notes">
        <CountedMatches {...statistics} />
        <p>
          {texts.how} {hasMarks ? texts.mark : null}
        </p>
      </section>
    </>
  );
}
