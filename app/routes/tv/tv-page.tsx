import { toIsoDay } from "../../../shared/basics/day.ts";
import { Day, momentAttribute, TextWithTimes } from "../../features/day/times.tsx";
import { dayName, longDate } from "../../features/day/day-words.ts";
import { toLocalTime } from "../../features/day/local-time.ts";
import { PageColumns } from "../../features/layout/page-columns.tsx";
import { usePage } from "../../features/page/page-context.tsx";
import type { TvItem, TvListing } from "../../features/tv/to-programme.ts";
import { withTvFilter, type TvFilter } from "../../features/tv/tv-filter.ts";
import { addressTexts } from "../../i18n/address-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { tvTexts } from "../../i18n/tv-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { TvDay } from "./queries.server.ts";

type TvPageProps = { readonly day: TvDay; readonly filter: TvFilter };

/** Channels announce some days ahead. */
const daysAhead = 6;

/** A day's programme by channel, with links that filter it. */
export function TvPage({ day, filter }: TvPageProps) {
  const { lang, t: site, href } = usePage();
  const t = tvTexts(lang);
  const { epochDay, todayEpochDay, channels, sportIds } = day;
  const words = addressTexts(lang);
  const toPath = (other: number, changed: TvFilter) =>
    withTvFilter(href({ kind: "tv", epochDay: other === todayEpochDay ? null : other }), changed, words);
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => todayEpochDay + index);
  const shownDays = days.includes(epochDay) ? days : [epochDay, ...days];
  const date = longDate(epochDay, site, todayEpochDay);
  return (
    <PageColumns>
      <div className="reading tv-page" data-page="common_page">
        <div className="card reading-head news-head">
          <h1 tabIndex={-1}>
            <TextWithTimes text={t.titleOf({ date })} times={[[date, toIsoDay(epochDay)]]} />
          </h1>
          <p>{t.hint}</p>
          <nav className="news-sports" aria-label={t.days}>
            {shownDays.map((each) => (
              <a key={each} href={toPath(each, filter)} aria-current={each === epochDay ? "page" : undefined}>
                <Day epochDay={each}>{dayName(each, todayEpochDay, site)}</Day>
              </a>
            ))}
          </nav>
          {sportIds.length < 2 && filter.sportId === null ? null : (
            <nav className="news-sports" aria-label={t.sports}>
              {[null, ...sportIds].map((sportId) => (
                <a
                  key={sportId ?? 0}
                  href={toPath(epochDay, { ...filter, sportId })}
                  aria-current={sportId === filter.sportId ? "page" : undefined}
                >
                  {sportId === null ? t.allSports : sportLabel(sportId, lang)}
                </a>
              ))}
            </nav>
          )}
        </div>
        {filter.channelId === null ? null : (
          <a className="up-link" href={toPath(epochDay, { ...filter, channelId: null })}>
            <Icon name="left" />
            {t.allChannels}
          </a>
        )}
        {channels.length === 0 ? (
          <div className="card">
            <Notice icon="tv" title={t.empty} hint={t.emptyHint} />
          </div>
        ) : (
          <div className="tv-channels">
            {channels.map((listing) => (
              <Channel
                key={listing.id}
                listing={listing}
                path={toPath(epochDay, { ...filter, channelId: listing.id })}
              />
            ))}
          </div>
        )}
      </div>
    </PageColumns>
  );
}

function Channel({ listing, path }: { readonly listing: TvListing; readonly path: string }) {
  const t = tvTexts(usePage().lang);
  return (
    <section className="card tv-channel">
      <h2>
        <a href={path} title={t.onlyChannel({ channel: listing.name })}>
          <Icon name="tv" />
          <bdi translate="no">{listing.name}</bdi>
        </a>
      </h2>
      <ul>
        {listing.items.map((item) => (
          <Item key={`${item.eventId ?? item.path} ${item.startSeconds}`} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item }: { readonly item: TvItem }) {
  const { t, lang, timeZone, href } = usePage();
  const { sportId, startSeconds, title, league, eventId, path, isLive } = item;
  return (
    <li className={isLive ? "on-air" : undefined}>
      <a href={eventId === null ? path : href({ kind: "match", eventId, tab: "summary" })}>
        <time dateTime={momentAttribute(startSeconds)}>{toLocalTime(startSeconds, timeZone, t.clock)}</time>
        <span>
          <bdi translate="no">{title}</bdi>
          <small>
            {[sportLabel(sportId, lang), league, isLive ? tvTexts(lang).onAir : ""].filter(Boolean).join(" · ")}
          </small>
        </span>
      </a>
    </li>
  );
}
