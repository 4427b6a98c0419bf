import { formatNumber } from "../../../../shared/texts/numbers.ts";
import type { Chance, Chances, ChancesTeam, ChancesZone } from "../../../../shared/wire/sections/read-chances.ts";
import { chancesTexts } from "../../../i18n/chances-texts.ts";
import { standingsTexts } from "../../../i18n/standings-texts.ts";
import { Filter } from "../../match/segments/segments.tsx";
import { NameLink } from "../../page/name-link.tsx";
import { usePage } from "../../page/page-context.tsx";
import { TeamMark } from "../../standings/team-mark.tsx";
import { tintOf, toChanceText, toShare } from "./chance-cell.ts";
import { PlaceStrip } from "./place-strip.tsx";
import { RankCell } from "./rank-cell.tsx";

/** The table of chances. A phone shows one column beside the expected points, by choice. */
export function ChancesTable({ chances: { zones, teams } }: { readonly chances: Chances }) {
  const { lang } = usePage();
  const texts = chancesTexts(lang);
  const columns = standingsTexts(lang).columns;
  const names = zones.map(({ label }) => label || texts.champion);
  const strongest = zones.map((_, index) => Math.max(...teams.map((team) => shareIn(team, index))));
  return (
    <Filter label={texts.choice} texts={[...names, texts.place]}>
      <table className="season-chances">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={columns.rank}>#</abbr>
            </th>
            <th scope="col">{columns.team}</th>
            <th scope="col" className="of-points">
              <abbr title={texts.points}>{texts.pointsShort}</abbr>
            </th>
            <th scope="col" className="of-expected">
              {texts.expected}
            </th>
            {names.map((name, index) => (
              <th key={name} scope="col" className={`by-choice choice-${index + 1}`}>
                {name}
              </th>
            ))}
            <th scope="col" className={`of-places by-choice choice-${names.length + 1}`}>
              {texts.place}
            </th>
          </tr>
        </thead>
        <tbody>
          {teams.map((team, index) => (
            <Row key={team.teamId} team={team} place={index + 1} zones={zones} strongest={strongest} />
          ))}
        </tbody>
      </table>
    </Filter>
  );
}

const shareIn = ({ zones }: ChancesTeam, index: number): number => {
  const chance = zones[index];
  return chance === undefined ? 0 : toShare(chance);
};

type RowProps = {
  readonly team: ChancesTeam;
  readonly place: number;
  readonly zones: readonly ChancesZone[];
  /** The strongest share of each column. */
  readonly strongest: readonly number[];
};

function Row({ team, place, zones, strongest }: RowProps) {
  const { lang } = usePage();
  return (
    <tr>
      <RankCell rank={team.rank} place={place} zones={zones} />
      <th scope="row">
        <span className="team">
          <TeamMark id={team.teamId} nationId={null} hasCrest />
          <NameLink name={team.team} path={team.path} />
        </span>
      </th>
      <td className="of-points">{formatNumber(team.points, lang)}</td>
      <td className="of-expected">{formatNumber(team.expectedPoints, lang, 1)}</td>
      {team.zones.map((chance, index) => (
        // A column has no other name than its number.
        <ChanceCell key={`${index}`} chance={chance} index={index} isStrongest={toShare(chance) === strongest[index]} />
      ))}
      <td className={`of-places by-choice choice-${team.zones.length + 1}`}>
        <PlaceStrip team={team} />
      </td>
    </tr>
  );
}

type ChanceCellProps = { readonly chance: Chance; readonly index: number; readonly isStrongest: boolean };

function ChanceCell({ chance, index, isStrongest }: ChanceCellProps) {
  const { lang } = usePage();
  const texts = chancesTexts(lang);
  const Figure = isStrongest ? "b" : "span";
  return (
    <td className={`by-choice choice-${index + 1}`}>
      <Figure className={`tint-${tintOf(chance)}`} dir="ltr">
        {toChanceText(chance)}
      </Figure>
      {chance.kind === "share" ? null : <span className="sr-only"> ({texts[chance.kind]})</span>}
    </td>
  );
}
