import { dayNumber, toIsoDay } from "../../../shared/basics/day.ts";
import { TextWithTimes } from "../day/times.tsx";
import type { RankedRow, RankingPage } from "../../../shared/wire/sections/read-ranking.ts";
import type { PageLinks } from "../page/page-links.ts";
import { usePage } from "../page/page-context.tsx";
import { toDateText } from "../participant/day-text.ts";
import { Pager } from "../participant/pager.tsx";
import { readingTexts } from "../../i18n/reading-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Sign } from "../../ui/sign.tsx";
import { formatNumber, parseNumber } from "../../../shared/texts/numbers.ts";

type RankingTableProps = {
  readonly ranking: RankingPage;
  readonly number: number;
  readonly hasNext: boolean;
  readonly sportId: number;
  readonly allPath: string;
  readonly links: PageLinks;
};

/** One page of a ranking: rank, movement, who, points. */
export function RankingTable({ ranking, number, hasNext, sportId, allPath, links }: RankingTableProps) {
  const page = usePage();
  const { lang } = page;
  const texts = readingTexts(lang);
  const { name, sinceSeconds, ranked, rows } = ranking;
  const since = sinceSeconds === null ? "" : toDateText(sinceSeconds, page);
  const about = [
    sportLabel(sportId, lang),
    texts.ranked({ count: ranked }),
    since === "" ? "" : texts.validSince({ date: since }),
  ];
  return (
    <div className="reading" data-page="ranking_page">
      <div className="card reading-head">
        <a className="up-link" href={allPath}>
          <Icon name="back" />
          {texts.allRankings}
        </a>
        <h1 tabIndex={-1}>{name}</h1>
        <p>
          <TextWithTimes
            text={about.filter((part) => part !== "").join(" · ")}
            times={[[since, toIsoDay(dayNumber(sinceSeconds ?? 0, 0))]]}
          />
        </p>
      </div>
      <div className="card">
        <RankedRows rows={rows} />
        <Pager path={links.path} page={number} hasNext={hasNext} words={{ before: texts.before, after: texts.after }} />
      </div>
    </div>
  );
}

/** Rank, movement, who and points of each row. */
export function RankedRows({ rows }: { readonly rows: readonly RankedRow[] }) {
  const { lang } = usePage();
  const texts = readingTexts(lang);
  return (
    <table className="ranking-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{texts.columns.rank}</span>
            <span aria-hidden="true">#</span>
          </th>
          <th scope="col">
            <span className="sr-only">{texts.columns.movement}</span>
          </th>
          <th scope="col">{texts.columns.name}</th>
          <th scope="col">{texts.columns.points}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="rank">{row.rank}</td>
            <td>
              <Movement ranks={row.movement} />
            </td>
            <th scope="row">
              <Flag name={row.flag} />
              <a href={row.path}>
                <bdi translate="no">{row.name}</bdi>
              </a>
              <small>{row.nation}</small>
            </th>
            <td className="points">{formatNumber(parseNumber(row.points), lang)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Not by colour alone: an arrow and a number, said in words. */
function Movement({ ranks }: { readonly ranks: number | null }) {
  const { lang } = usePage();
  const texts = readingTexts(lang);
  if (ranks === null || ranks === 0)
    return <Sign name={ranks === null ? texts.isNew : texts.same}>{ranks === null ? "•" : "–"}</Sign>;
  return ranks > 0 ? (
    <Sign name={texts.up({ ranks })} className="moved-up">
      ▲{ranks}
    </Sign>
  ) : (
    <Sign name={texts.down({ ranks: -ranks })} className="moved-down">
      ▼{-ranks}
    </Sign>
  );
}
