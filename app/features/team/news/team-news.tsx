import { peopleTexts } from "../../../i18n/people-texts.ts";
import type { NewsCount } from "../../news/news-count.ts";
import { NewsPart } from "../../news/news-part.tsx";
import { readArticles } from "../../news/read-articles.ts";
import { usePage } from "../../page/page-context.tsx";
import { Card } from "../../participant/game-cards.tsx";

/** Articles about a team. */
export function TeamNews({ count, body }: { readonly count: NewsCount; readonly body: string }) {
  const { lang } = usePage();
  return (
    <Card block="news" title={peopleTexts(lang).teamTabs.news}>
      <NewsPart articles={readArticles(body)} count={count} />
    </Card>
  );
}
