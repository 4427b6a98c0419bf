import { isMissingSome } from "../../../feeds/masked-body.ts";
import { peopleTexts } from "../../../i18n/people-texts.ts";
import type { NewsCount } from "../../news/news-count.ts";
import { NewsPart } from "../../news/news-part.tsx";
import { readArticles } from "../../news/read-articles.ts";
import { usePage } from "../../page/page-context.tsx";
import { Card } from "../../participant/game-cards.tsx";

type NewsProps = { readonly count: NewsCount; readonly feedName: string; readonly body: string };

/** Articles about a team. */
export function TeamNews({ count, feedName, body }: NewsProps) {
  const { lang } = usePage();
  return (
    <Card block="news" title={peopleTexts(lang).teamTabs.news}>
      <NewsPart articles={readArticles(body)} count={count} maskedNames={isMissingSome(body) ? [feedName] : []} />
    </Card>
  );
}
