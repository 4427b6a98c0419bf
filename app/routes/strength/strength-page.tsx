import { today } from "../../../shared/addresses/list-query.ts";
import { readStrengthRanking } from "../../../shared/wire/sections/read-ranking.ts";
import { StrengthMethod } from "../../features/strength/strength-method.tsx";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import { toDateText } from "../../features/participant/day-text.ts";
import { Pager } from "../../features/participant/pager.tsx";
import { RankedRows } from "../../features/rankings/ranking-table.tsx";
import { MaskedPart } from "../../features/veil/masked-part.tsx";
import { useTruth } from "../../features/veil/use-truth.ts";
import { readingTexts } from "../../i18n/reading-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { strengthTexts } from "../../i18n/strength-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { Flag } from "../../ui/flag.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { StrengthData } from "./queries.server.ts";

/** The sides of a sport, or of one of its countries, the strongest first. */
export function StrengthPage({ strengths }: { readonly strengths: StrengthData }) {
  const page = usePage();
  const { lang, href } = page;
  const texts = strengthTexts(lang);
  const { sportId, country } = strengths;
  const [bodies, show] = useTruth([strengths.feedName]);
  const ranking = bodies === null ? strengths.ranking : readStrengthRanking(bodies[0] ?? "");
  const sport = sportLabel(sportId, lang);
  return (
    <PageColumns>
      <div className="reading" data-page="ranking_page">
        <div className="card reading-head">
          <a className="up-link" href={country?.path ?? href({ kind: "list", sportId, day: today, category: "all" })}>
            <Icon name="back" />
            {country?.name ?? sport}
          </a>
          <h1 tabIndex={-1}>
            {country === null ? null : <Flag name={country.flag} />} {texts.ranking}
          </h1>
          <p>{country === null ? sport : [sport, country.name].join(" · ")}</p>
          {ranking === null ? null : (
            <p>
              {texts.through({
                from: toDateText(ranking.fromSeconds, page),
                to: toDateText(ranking.throughSeconds, page),
              })}
            </p>
          )}
        </div>
        {strengths.isMasked && bodies === null ? (
          <div className="card">
            <MaskedPart level={2} title={texts.masked} onShow={show} />
          </div>
        ) : (
          <Groups strengths={{ ...strengths, ranking }} />
        )}
      </div>
    </PageColumns>
  );
}

function Groups({ strengths }: { readonly strengths: StrengthData }) {
  const { lang } = usePage();
  const { ranking } = strengths;
  const texts = strengthTexts(lang);
  if (ranking === null) return <Notice icon="empty" title={texts.empty} hint={texts.emptyHint} />;
  return (
    <>
      {ranking.groups.map((group, index) => (
        <div key={group.name} className="card part">
          <div className="part-head">
            <h2>{group.name}</h2>
            <small>{readingTexts(lang).ranked({ count: group.ranked })}</small>
          </div>
          <RankedRows rows={group.rows} />
          {index === 0 ? <Pages strengths={strengths} /> : null}
        </div>
      ))}
      <div className="card">
        <StrengthMethod judged={ranking} lang={lang} />
      </div>
    </>
  );
}

/** The further pages of the first group. */
function Pages({ strengths: { number, hasNext, links } }: { readonly strengths: StrengthData }) {
  const { before, after } = readingTexts(usePage().lang);
  return <Pager path={links.path} page={number} hasNext={hasNext} words={{ before, after }} />;
}
