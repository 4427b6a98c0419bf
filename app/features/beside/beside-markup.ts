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
import { toXmlText } from "../documents/xml.ts";
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

/** As text: it is put into a page that is there already, and nothing of it moves. */
export function toBesideMarkup({ sportId, live, broadcasts, ...news }: Beside, look: Look): string {
  const counts = live.map((of) => {
    const said = siteTexts(look.lang).liveCount(of.games);
    return `<data value="${toList(of.sportId, look.lang)}" title="${toXmlText(said)}">${of.games}</data>`;
  });
  return `<div hidden>${counts.join("")}</div>${toTvCard(sportId, broadcasts, look)}${toNewsCard(sportId, news, look)}`;
}

const toCard = (name: string, title: string, path: string, list: string): string =>
  `<section class="card" aria-labelledby="beside-${name}"><h2 id="beside-${name}"><a href="${toXmlText(path)}">${toXmlText(title)}</a></h2>${list}</section>`;

function toTvCard(sportId: number, broadcasts: readonly Broadcast[], { lang, timeZone, t }: Look): string {
  if (broadcasts.length === 0) return "";
  const rows = broadcasts.map(({ startSeconds, title, eventId, path: race, isLive, channels }) => {
    const to = eventId === null ? race : formatAddress({ kind: "match", eventId, tab: "summary" }, lang);
    const time = `<time datetime="${new Date(startSeconds * 1000).toISOString()}">${toLocalTime(startSeconds, timeZone, t.clock)}</time>`;
    const onAir = isLive ? ` class="on-air" title="${toXmlText(tvTexts(lang).onAir)}"` : "";
    return `<li${onAir}><a href="${toXmlText(to)}">${time}<bdi translate="no">${toXmlText(title)}</bdi><small>${toXmlText(channels.join(commaIn(lang)))}</small></a></li>`;
  });
  // Other sports stand in where no channel shows this one.
  const filter = { sportId: broadcasts.every((of) => of.sportId === sportId) ? sportId : null, channelId: null };
  const path = withTvFilter(formatAddress({ kind: "tv", epochDay: null }, lang), filter, addressWords[lang]);
  return toCard("tv", tvTexts(lang).title, path, `<ul class="beside-tv">${rows.join("")}</ul>`);
}

type News = Pick<Beside, "articles" | "isMissingSome">;

function toNewsCard(sportId: number, { articles, isMissingSome }: News, look: Look): string {
  if (articles.length === 0 && !isMissingSome) return "";
  const { lang } = look;
  const rows = articles.map(({ title, path, source, publishedSeconds }) => {
    const seconds = publishedSeconds ?? 0;
    const when = `<time datetime="${new Date(seconds * 1000).toISOString()}">${toXmlText(toDayText(seconds, look))}</time>`;
    return `<li><a href="${toXmlText(path ?? "")}">${toXmlText(newsText(title ?? "", lang))}</a><small>${toXmlText(source ?? "")} · ${when}</small></li>`;
  });
  const path = formatAddress({ kind: "news", sportId }, lang);
  const list = rows.length === 0 ? "" : `<ul class="beside-news">${rows.join("")}</ul>`;
  const left = isMissingSome ? `<p>${toXmlText(veilTexts(lang).maskedArticles)}</p>` : "";
  return toCard("news", readingTexts(lang).news, path, list + left);
}
