import { useMemo } from "react";
import { isMissingSome } from "../../../feeds/masked-body.ts";
import { matchWords } from "../match-words.ts";
import { useEvent } from "../../../live/hooks.tsx";
import { useEventContext } from "../../match-row/event-context.tsx";
import { viewOf } from "../../match-row/result.ts";
import { ShownArticles } from "../../news/shown-articles.tsx";
import { readArticles } from "../../news/read-articles.ts";
import { EmptyTab } from "../empty-tab.tsx";
import { sectionFeedName } from "../section/section-feeds.ts";
import { useMatch } from "../match-context.tsx";

/** Articles about the match, newest first. */
export function MatchNews({ body }: { readonly body: string }) {
  const { lang, sportId } = useEventContext();
  const { eventId } = useMatch();
  const event = useEvent(eventId);
  const articles = useMemo(() => readArticles(body), [body]);
  const texts = matchWords(sportId, lang).news;
  const isMissing = isMissingSome(body);
  if (articles.length === 0 && !isMissing) {
    const isOver = event !== null && viewOf(event) === "finished";
    return <EmptyTab title={texts.empty} hint={isOver ? texts.emptyFinishedHint : texts.emptyHint} />;
  }
  return (
    <section className="card match-news" aria-labelledby="match-news-title">
      <h2 id="match-news-title">{texts.title}</h2>
      <ShownArticles
        articles={articles}
        maskedNames={isMissing ? [sectionFeedName("news", eventId)] : []}
        most={Infinity}
        level={3}
      />
    </section>
  );
}
