import { momentAttribute } from "../../features/day/times.tsx";
import { useState } from "react";
import { LegalNotice } from "../../features/legal/legal-notice.tsx";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { EventsOf } from "../../features/match-row/event-context.tsx";
import { newsText } from "../../features/news/news-text.ts";
import { readArticle } from "../../features/news/read-articles.ts";
import { usePage } from "../../features/page/page-context.tsx";
import { toDayText } from "../../features/participant/day-text.ts";
import { GameRows } from "../../features/participant/game-rows.tsx";
import { readingTexts } from "../../i18n/reading-texts.ts";
import { veilTexts } from "../../i18n/veil-texts.ts";
import { LiveList, useLeagues, useLiveClient } from "../../live/hooks.tsx";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.tsx";
import type { ArticleData, ShownArticle } from "./queries.server.ts";

/** An article, whose it is, and the game, teams and players that it is about. */
export function ArticlePage({ page }: { readonly page: ArticleData }) {
  const context = usePage();
  const texts = readingTexts(context.lang);
  const [asked, setAsked] = useState<ShownArticle | null>(null);
  const { newsPath, nowSeconds } = page;
  const shown = page.shown ?? asked;
  if (shown === null) return <MaskedArticle page={page} onShow={setAsked} />;
  const { article, about, list } = shown;
  const { title, lead, image, imageWidth, imageHeight, source, url, publishedSeconds } = article;
  const isOutside = /^https?:/.test(url ?? "");
  return (
    <PageColumns>
      <div className="reading news-page" data-page="common_page">
        <article className="card">
          <div className="reading-head">
            <AllNews path={newsPath} />
            <h1 tabIndex={-1}>{newsText(title ?? "", context.lang)}</h1>
            <p>
              {texts.source({ source: source ?? "" })} ·{" "}
              <time dateTime={momentAttribute(publishedSeconds ?? 0)}>{toDayText(publishedSeconds ?? 0, context)}</time>
            </p>
          </div>
          <div className="article-body">
            {image ? (
              <img src={image} alt="" width={imageWidth ?? undefined} height={imageHeight ?? undefined} />
            ) : null}
            {lead ? <p className="article-lead">{newsText(lead, context.lang)}</p> : null}
            {url && url !== article.path ? (
              <a className="article-source" href={url} rel={isOutside ? "noopener nofollow" : undefined}>
                {isOutside ? texts.readAt({ source: source ?? "" }) : texts.toMatch}
                <Icon name="right" />
              </a>
            ) : null}
            {article.bookmakerIds?.length ? <LegalNotice hasPrices /> : null}
          </div>
        </article>
        {list === null ? null : (
          <section className="card part">
            <div className="part-head">
              <h2>{texts.game}</h2>
            </div>
            <LiveList list={list}>
              <EventsOf sportId={list.sportId}>
                <Games nowSeconds={nowSeconds} />
              </EventsOf>
            </LiveList>
          </section>
        )}
        {about.length === 0 ? null : (
          <section className="card part">
            <div className="part-head">
              <h2>{texts.about}</h2>
            </div>
            <div className="about-list">
              {about.map(({ id, name, path, flag }) => (
                <a key={id} href={path ?? undefined}>
                  <Flag name={flag} />
                  <bdi translate="no">{name}</bdi>
                </a>
              ))}
            </div>
          </section>
        )}
      </div>
    </PageColumns>
  );
}

function AllNews({ path }: { readonly path: string }) {
  return (
    <a className="up-link" href={path}>
      <Icon name="back" />
      {readingTexts(usePage().lang).allNews}
    </a>
  );
}

type MaskedArticleProps = { readonly page: ArticleData; readonly onShow: (article: ShownArticle) => void };

/** In the place of an article that may tell a hidden result. */
function MaskedArticle({ page: { feedName, newsPath }, onShow }: MaskedArticleProps) {
  const { lang, t } = usePage();
  const texts = veilTexts(lang);
  const { loadPresent } = useLiveClient();
  const show = () =>
    loadPresent("article", [feedName], (feeds) => {
      const read = readArticle(feeds?.[0]?.body ?? "");
      if (read === null) return showToast(t.unexpected);
      document.title = `${read.article.title ?? ""} · ${t.brand}`;
      // The game that it is about stays as hidden as everywhere.
      onShow({ ...read, list: null });
    });
  return (
    <PageColumns>
      <div className="reading news-page" data-page="common_page">
        <div className="card">
          <div className="reading-head">
            <AllNews path={newsPath} />
          </div>
          <div className="notice">
            <Icon name="unseen" />
            <h1 tabIndex={-1}>{texts.maskedArticle}</h1>
            <p>{texts.maskedArticleHint}</p>
            <button type="button" className="button" onClick={show}>
              {texts.showArticle}
            </button>
          </div>
        </div>
      </div>
    </PageColumns>
  );
}

function Games({ nowSeconds }: { readonly nowSeconds: number }) {
  const games = useLeagues().flatMap(({ league, eventIds }) => eventIds.map((id) => ({ id, league })));
  return <GameRows games={games} participantId="" nowSeconds={nowSeconds} />;
}
