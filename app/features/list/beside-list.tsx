import { useEffect } from "react";
import { formatFeedName } from "../../../shared/feed/names.ts";
import { readingTexts } from "../../i18n/reading-texts.ts";
import { tvTexts } from "../../i18n/tv-texts.ts";
import { useKeptSection, useSections } from "../../live/sections.ts";
import { Icon } from "../../ui/icon.tsx";
import { ArticleList } from "../news/article-list.tsx";
import { newsPages } from "../news/news-count.ts";
import { readArticles } from "../news/read-articles.ts";
import { usePage } from "../page/page-context.tsx";
import "./beside-list.css";

const shownArticles = 3;

/** What a wide window has beside a list: the sport's newest articles (C9.04), and the way to what channels show. Loaded there alone. */
export default function BesideList({ sportId }: { readonly sportId: number }) {
  const { lang, href } = usePage();
  const sections = useSections();
  const feedName = formatFeedName({ kind: "news", sportId, newsPage: newsPages[shownArticles] });
  useEffect(() => void sections.read(feedName), [sections, feedName]);
  const articles = readArticles(useKeptSection(feedName) ?? "").slice(0, shownArticles);
  const { news, moreNews } = readingTexts(lang);
  const { title } = tvTexts(lang);
  return (
    <>
      <nav className="card" aria-label={title}>
        <a className="tv-beside" href={href({ kind: "tv", epochDay: null })}>
          {title}
          <Icon name="right" />
        </a>
      </nav>
      {/* What comes later stands last, so that it moves nothing. */}
      {articles.length === 0 ? null : (
        <section className="card" aria-labelledby="news-beside">
          <h2 id="news-beside">{news}</h2>
          <ArticleList articles={articles} level={3} />
          <a className="more-link" href={href({ kind: "news", sportId })}>
            {moreNews}
          </a>
        </section>
      )}
    </>
  );
}
