import { useMemo } from "react";
import { formatNumber } from "../../../../shared/texts/numbers.ts";
import {
  readExpectedTable,
  type ExpectedRow,
  type ExpectedTable as Table,
} from "../../../../shared/wire/sections/expected-table-section.ts";
import { isMasked } from "../../../feeds/masked-body.ts";
import { expectedTableTexts } from "../../../i18n/expected-table-texts.ts";
import { chancesTexts } from "../../../i18n/chances-texts.ts";
import { seasonStatisticsTexts } from "../../../i18n/season-statistics-texts.ts";
import { ScrollRegion } from "../../../ui/scroll-region.tsx";
import { NameLink } from "../../page/name-link.tsx";
import { usePage } from "../../page/page-context.tsx";
import { Block } from "../block.tsx";
import { MaskedTable } from "../masked-table.tsx";
import { CountedMatches } from "../statistics/counted-matches.tsx";
import { useShownFeed } from "../use-moving-feed.ts";

type ExpectedTableProps = { readonly feedName: string; readonly body: string };

/** A season's table by the shots of its matches, beside the goals and points of the same matches. Nothing where no match has shots. */
export function ExpectedTable({ feedName, body: loaded }: ExpectedTableProps) {
  const texts = expectedTableTexts(usePage().lang);
  const body = useShownFeed(feedName, loaded);
  const table = useMemo(() => readExpectedTable(body), [body]);
  if (isMasked(body))
    return (
      <Block name="expected_table" title={texts.title}>
        <MaskedTable />
      </Block>
    );
  if (table === null) return null;
  return (
    <Block name="expected_table" title={texts.title}>
      <ScrollRegion className="expected-box" label={texts.caption}>
        <Rows table={table} />
      </ScrollRegion>
      <div className="expected-notes">
        <CountedMatches {...table} />
        <p>{texts.how}</p>
      </div>
    </Block>
  );
}

function Rows({ table }: { readonly table: Table }) {
  const { lang } = usePage();
  const texts = expectedTableTexts(lang);
  const { team, matches, matchesLong } = seasonStatisticsTexts(lang);
  const { points, pointsShort } = chancesTexts(lang);
  const heads = [
    { name: matches, title: matchesLong, className: "of-matches" },
    { name: texts.goals, title: null, className: undefined },
    { name: texts.xg, title: texts.xgLong, className: undefined },
    { name: pointsShort, title: points, className: undefined },
    { name: texts.xpts, title: texts.xptsLong, className: undefined },
    { name: texts.gap, title: texts.gapLong, className: "of-gap" },
  ];
  return (
    <table className="expected">
      <caption className="sr-only">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{team}</th>
          {heads.map(({ name, title, className }) => (
            <th key={name} scope="col" className={className}>
              {title === null ? name : <abbr title={title}>{name}</abbr>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <Row key={row.teamId} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { readonly row: ExpectedRow }) {
  const { lang } = usePage();
  const { team, path, games, points, expectedPoints, scored, conceded, expectedScored, expectedConceded } = row;
  const figure = (value: number) => formatNumber(value, lang, 1);
  const gap = Math.round(10 * (points - expectedPoints)) / 10;
  const sign = gap > 0 ? "+" : gap < 0 ? "−" : "";
  return (
    <tr>
      <th scope="row">
        <NameLink name={team} path={path} />
      </th>
      <td className="of-matches">{formatNumber(games, lang)}</td>
      <td>
        <span dir="ltr">{`${scored}:${conceded}`}</span>
      </td>
      <td>
        <span dir="ltr">{`${figure(expectedScored)}:${figure(expectedConceded)}`}</span>
      </td>
      <td>{formatNumber(points, lang)}</td>
      <td>
        <b>{figure(expectedPoints)}</b>
      </td>
      <td className="of-gap">
        <span dir="ltr">{sign + figure(Math.abs(gap))}</span>
      </td>
    </tr>
  );
}
