import { formatNumber } from "../../../../shared/texts/numbers.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import { toTeamValue } from "../../competition/statistics/team-value.ts";
import { dateWithYear, localDay } from "../../day/day-words.ts";
import { usePage } from "../../page/page-context.tsx";
import type { LeagueRanks, SeasonRank, SeasonRanks } from "./season-ranks.ts";

type ShownRanksProps = { readonly league: LeagueRanks; readonly ranks: SeasonRanks };

/** The statistics in which a team ranks highest and lowest in its league. */
export function ShownRanks({ league: { league, texts }, ranks }: ShownRanksProps) {
  const { lang, t, timeZone } = usePage();
  const dayOf = (seconds: number) => dateWithYear(localDay(seconds, timeZone), t);
  const { counted, played, firstSeconds, lastSeconds } = ranks;
  const of =
    counted < played ? `${formatNumber(counted, lang)}/${formatNumber(played, lang)}` : formatNumber(counted, lang);
  return (
    <>
      <table className="season-ranks">
        <caption className="sr-only">{texts.ranks}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.statistic}</th>
            <th scope="col">{texts.rank}</th>
            <th scope="col">{texts.perMatch}</th>
            <th scope="col">
              <abbr title={texts.matchesLong}>{texts.matches}</abbr>
            </th>
          </tr>
        </thead>
        <Ranks title={texts.good} ranks={ranks.good} />
        <Ranks title={texts.bad} ranks={ranks.bad} />
      </table>
      <p className="ranks-note">
        {league} · {dayOf(firstSeconds)} – {dayOf(lastSeconds)} · {texts.matchesLong} <bdi translate="no">{of}</bdi>
        <br />
        {texts.fewest}
      </p>
    </>
  );
}

function Ranks({ title, ranks }: { readonly title: string; readonly ranks: readonly SeasonRank[] }) {
  const { lang } = usePage();
  const { rankOf } = peopleTexts(lang);
  if (ranks.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4}>
          {title}
        </th>
      </tr>
      {ranks.map((each) => (
        <tr key={each.code}>
          <th scope="row">{each.label}</th>
          <td>
            <b>{rankOf({ rank: each.rank, teams: each.teams })}</b>
          </td>
          <td>
            <span dir="ltr">{toTeamValue(each.value, each, lang)}</span>
          </td>
          <td>{formatNumber(each.games, lang)}</td>
        </tr>
      ))}
    </tbody>
  );
}
