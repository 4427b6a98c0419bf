import { momentAttribute } from "../day/times.tsx";
import { veilTexts } from "../../i18n/veil-texts.ts";
import { usePage } from "../page/page-context.tsx";
import { MaskedLine } from "../veil/masked-line.tsx";
import { MaskedPart } from "../veil/masked-part.tsx";
import { useTruth } from "../veil/use-truth.ts";
import { LegalNotice } from "../legal/legal-notice.tsx";
import { toDayText } from "../participant/day-text.ts";
import { readArticles, toNewest, type ArticleRow } from "./read-articles.ts";
import { newsText } from "./news-text.ts";

type ShownArticlesProps = {
  readonly articles: readonly ArticleRow[];
  /** Their feeds if some articles are left out because they would reveal a hidden result; otherwise empty. */
  readonly maskedNames: readonly string[];
  /** The largest number of articles to show. */
  readonly most: number;
  readonly level: 2 | 3;
};

type ArticleListProps = {
  readonly articles: readonly ArticleRow[];
  /** The level of their headings. */
  readonly level: 2 | 3;
};

/** Lists articles, the newest first. Each has a title, a line of text, its source and its time. */
function ArticleList({ articles, level }: ArticleListProps) {
  const page = usePage();
  const Heading = `h${level}` as const;
  return (
    <ul className="articles">
      {articles.map(({ id, title, lead, path, source, publishedSeconds, bookmakerIds }) => (
        <li key={id}>
          <article>
            <Heading>
              <a href={path ?? undefined}>{newsText(title ?? "", page.lang)}</a>
            </Heading>
            {lead ? <p>{newsText(lead, page.lang)}</p> : null}
            <small>
              {source} ·{" "}
              <time dateTime={momentAttribute(publishedSeconds ?? 0)}>{toDayText(publishedSeconds ?? 0, page)}</time>
            </small>
            {bookmakerIds?.length ? <LegalNotice hasPrices /> : null}
          </article>
        </li>
      ))}
    </ul>
  );
}

/** Articles, and a line that says if some are masked; a visitor can ask to see all of them. */
export function ShownArticles({ articles, maskedNames, most, level }: ShownArticlesProps) {
  const t = veilTexts(usePage().lang);
  const [bodies, show] = useTruth(maskedNames);
  const shown = bodies === null ? articles : toNewest(bodies.map(readArticles), most);
  if (maskedNames.length === 0 || bodies !== null) return <ArticleList articles={shown} level={level} />;
  if (articles.length === 0)
    return <MaskedPart title={t.maskedNews} hint={t.maskedNewsHint} level={level} onShow={show} />;
  return (
    <>
      <ArticleList articles={shown} level={level} />
      <MaskedLine text={t.maskedArticles} onShow={show} />
    </>
  );
}
