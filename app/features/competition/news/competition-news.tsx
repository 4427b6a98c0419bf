import { isMissingSome } from "../../../feeds/masked-body.ts";
import { competitionTexts } from "../../../i18n/competition-texts.ts";
import type { NewsCount } from "../../news/news-count.ts";
import { NewsPart } from "../../news/news-part.tsx";
import { readArticles } from "../../news/read-articles.ts";
import { usePage } from "../../page/page-context.tsx";
import { Block } from "../block.tsx";

type NewsProps = { readonly count: NewsCount; readonly feedName: string; readonly body: string };

/** Articles about a competition. */
export function CompetitionNews({ count, feedName, body }: NewsProps) {
  const { lang } = usePage();
  return (
    <Block name="news" title={competitionTexts(lang).sections.news}>
      <NewsPart articles={readArticles(body)} count={count} maskedNames={isMissingSome(body) ? [feedName] : []} />
    </Block>
  );
}
