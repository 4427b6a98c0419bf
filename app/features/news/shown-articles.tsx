import { veilTexts } from "../../i18n/veil-texts.ts";
import { usePage } from "../page/page-context.tsx";
import { MaskedLine } from "../veil/masked-line.tsx";
import { MaskedPart } from "../veil/masked-part.tsx";
import { useTruth } from "../veil/use-truth.ts";
import { ArticleList } from "./article-list.tsx";
import { readArticles, toNewest, type ArticleRow } from "./read-articles.ts";

type ShownArticlesProps = {
  readonly articles: readonly ArticleRow[];
  /** Their feeds where some articles are left out because they would tell a hidden result; empty where none are. */
  readonly maskedNames: readonly string[];
  /** As many as are shown at most. */
  readonly most: number;
  readonly level: 2 | 3;
};

/** Articles, and a line that says so where some are masked; who asks for them sees them all. */
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
