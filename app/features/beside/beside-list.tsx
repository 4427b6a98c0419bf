import { momentAttribute } from "../day/times.tsx";
import type { ReactNode } from "react";
import { commaIn } from "../../../shared/texts/comma.ts";
import { formatAddress } from "../../../shared/addresses/format-address.ts";
import { today } from "../../../shared/addresses/list-query.ts";
import { addressWords } from "../../../shared/addresses/words.ts";
import type { Language } from "../../../shared/texts/languages.ts";
import { readingTexts } from "../../i18n/reading-texts.ts";
import { siteTexts } from "../../i18n/site-texts.ts";
import { tvTexts } from "../../i18n/tv-texts.ts";
import { veilTexts } from "../../i18n/veil-texts.ts";
import { toLocalTime } from "../day/local-time.ts";
import type { ArticleRow } from "../news/read-articles.ts";
import { newsText } from "../news/news-text.ts";
import type { PageContext } from "../page/page-context.tsx";
import { toDayText } from "../participant/day-text.ts";
import type { TvItem } from "../tv/to-programme.ts";
import { withTvFilter } from "../tv/tv-filter.ts";

export type Broadcast = TvItem & { readonly channels: readonly string[] };

export type Beside = {
  readonly sportId: number;
  /** Games that are being played, by sport; only those of which there are any. */
  readonly live: readonly { readonly sportId: number; readonly games: number }[];
  /** In the order of time. */
  readonly broadcasts: readonly Broadcast[];
  readonly articles: readonly ArticleRow[];
  /** Whether others are left out because they would tell a hidden result. */
  readonly isMissingSome: boolean;
};

type Look = Pick<PageContext, "lang" | "timeZone" | "t">;

/** The way to a sport's list, by which its link in the bar of sports is found. */
const toList = (sportId: number, lang: Language) =>
  formatAddress({ kind: "list", sportId, day: today, category: "all" }, lang);

type BesideListProps = { readonly beside: Beside; readonly look: Look };

/** It is put into a page that is there already, and nothing of it moves, so the server alone renders it. */
export function BesideList({ beside: { sportId, live, broadcasts, ...news }, look }: BesideListProps) {
  return (
    <>
      <div hidden>
        {live.map((of) => (
          <data
            key={of.sportId}
            value={toList(of.sportId, look.lang)}
            title={siteTexts(look.lang).liveCount({ count: of.games })}
          >
            {of.games}
          </data>
        ))}
      </div>
      <TvCard sportId={sportId} broadcasts={broadcasts} look={look} />
      <NewsCard sportId={sportId} {...news} look={look} />
    </>
  );
}

type CardProps = { readonly name: string; readonly title: string; readonly path: string; readonly children: ReactNode };

const Card = ({ name, title, path, children }: CardProps) => (
  <section className="card" aria-labelledby={`beside-${name}`}>
    <h2 id={`beside-${name}`}>
      <a href={path}>{title}</a>
    </h2>
    {children}
  </section>
);

type TvCardProps = Pick<Beside, "sportId" | "broadcasts"> & { readonly look: Look };

function TvCard({ sportId, broadcasts, look }: TvCardProps) {
  if (broadcasts.length === 0) return null;
  const { lang, timeZone, t } = look;
  // Other sports stand in where no channel shows this one.
  const filter = { sportId: broadcasts.every((of) => of.sportId === sportId) ? sportId : null, channelId: null };
  const path = withTvFilter(formatAddress({ kind: "tv", epochDay: null }, lang), filter, addressWords[lang]);
  return (
    <Card name="tv" title={tvTexts(lang).title} path={path}>
      <ul className="beside-tv">
        {broadcasts.map(({ startSeconds, title, eventId, path: race, isLive, channels }) => (
          <li
            key={`${eventId ?? race} ${startSeconds}`}
            className={isLive ? "on-air" : undefined}
            title={isLive ? tvTexts(lang).onAir : undefined}
          >
            <a href={eventId === null ? race : formatAddress({ kind: "match", eventId, tab: "summary" }, lang)}>
              <time dateTime={momentAttribute(startSeconds)}>{toLocalTime(startSeconds, timeZone, t.clock)}</time>
              <bdi translate="no">{title}</bdi>
              <small>{channels.join(commaIn(lang))}</small>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type NewsCardProps = Pick<Beside, "sportId" | "articles" | "isMissingSome"> & { readonly look: Look };

function NewsCard({ sportId, articles, isMissingSome, look }: NewsCardProps) {
  if (articles.length === 0 && !isMissingSome) return null;
  const { lang } = look;
  return (
    <Card name="news" title={readingTexts(lang).news} path={formatAddress({ kind: "news", sportId }, lang)}>
      {articles.length === 0 ? null : (
        <ul className="beside-news">
          {articles.map(({ id, title, path, source, publishedSeconds }) => (
            <li key={id}>
              <a href={path ?? ""}>{newsText(title ?? "", lang)}</a>
              <small>
                {`${source ?? ""} · `}
                <time dateTime={momentAttribute(publishedSeconds ?? 0)}>{toDayText(publishedSeconds ?? 0, look)}</time>
              </small>
            </li>
          ))}
        </ul>
      )}
      {isMissingSome ? <p>{veilTexts(lang).maskedArticles}</p> : null}
    </Card>
  );
}
