import { useMemo } from "react";
import { hasData } from "../../../shared/feed/codec.ts";
import { isUpdatedDay } from "../../../shared/navigation/calendar.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { messagesOf } from "../../i18n/catalogue.ts";
import { toLanguage } from "../../i18n/language.ts";
import { LiveProvider, useLeagues } from "../../live/hooks.tsx";
import type { LiveData } from "../../live/live-data.ts";
import { Announcer } from "../../ui/announcer.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ConnectionLine } from "../connection/connection-line.tsx";
import type { Category } from "../day/category.ts";
import { dayHref, longDate, toDayChoice } from "../day/day-words.ts";
import { useMyGamesSync } from "../favourites/my-games-hooks.ts";
import { OtherDays } from "../favourites/other-days.tsx";
import { sportHref } from "../layout/sport-href.ts";
import { PageShell } from "../layout/page-shell.tsx";
import type { BettingView, ShownBookmaker } from "../legal/betting-view.ts";
import { LegalNotice } from "../legal/legal-notice.tsx";
import type { RowContext } from "../match-row/event-words.ts";
import { isTwoWay } from "../odds/two-way.ts";
import { CategoryTabs } from "./category-tabs.tsx";
import { DayBar } from "./day-bar.tsx";
import { EmptyList } from "./empty-list.tsx";
import { LeagueBlock } from "./league-block.tsx";
import { LeagueMenu } from "./league-menu.tsx";

/** Everything that the list of a day is drawn from. Feeds stay text: server and browser decode them alike. */
export type DayListData = {
  readonly lang: string;
  readonly timeZone: string;
  readonly epochDay: number;
  readonly todayEpochDay: number;
  readonly live: LiveData;
  /** False when the feed could not be had: the list is then unknown, not empty. */
  readonly isReachable: boolean;
  readonly betting: BettingView | null;
};

export function DayList({ data, category }: { readonly data: DayListData; readonly category: Category }) {
  const { lang, timeZone, epochDay, todayEpochDay, live } = data;
  const main = shownBookmaker(data);
  const t = messagesOf(lang);
  const language = toLanguage(lang);
  const context = useMemo(
    (): RowContext => ({ sportId: live.sportId, lang: language, timeZone, t }),
    [live.sportId, language, timeZone, t],
  );
  useMyGamesSync(timeZone);
  const sport = sportById(live.sportId);
  const path = sport === null ? "/" : sportHref(sport, language);
  return (
    <LiveProvider key={`${live.feedName} ${data.isReachable}`} data={live}>
      <PageShell
        lang={lang}
        sportId={live.sportId}
        left={<LeagueMenu t={t} />}
        right={<LegalNotice betting={data.betting} hasPrices={main !== null} source={main?.name ?? null} t={t} />}
      >
        <div className="card">
          <div className="title">
            <h1>
              {sport?.label[language]} <span>{longDate(epochDay, t, todayEpochDay)}</span>
            </h1>
            {isUpdatedDay(live.dayOffset) ? <ConnectionLine t={t} timeZone={timeZone} /> : null}
          </div>
          <DayBar path={path} epochDay={epochDay} todayEpochDay={todayEpochDay} category={category} t={t} />
          <CategoryTabs
            sportId={live.sportId}
            path={path}
            day={toDayChoice(epochDay, todayEpochDay)}
            category={category}
            t={t}
          />
          {category === "mine" ? <OtherDays {...{ sportId: live.sportId, path, epochDay, todayEpochDay, t }} /> : null}
          {data.isReachable ? (
            <Leagues data={data} category={category} context={context} path={path} />
          ) : (
            <Notice icon="offline" title={t.feedUnreachable} hint={t.feedUnreachableHint} />
          )}
        </div>
      </PageShell>
      <Announcer />
    </LiveProvider>
  );
}

/** The bookmaker whose prices the rows show; null on a day without a single price, which has no columns for them. */
const shownBookmaker = ({ betting, live }: DayListData): ShownBookmaker | null =>
  hasData(live.odds ?? "") ? (betting?.odds?.bookmakers[0] ?? null) : null;

function listClass(sportId: number, hasOdds: boolean): string {
  const parts = sportId === sportIds.soccer ? "" : " parts";
  const odds = hasOdds ? ` with-odds${isTwoWay(sportId) ? " two-way" : ""}` : "";
  return `list${parts}${odds}`;
}

type LeaguesProps = {
  readonly data: DayListData;
  readonly category: Category;
  readonly context: RowContext;
  readonly path: string;
};

function Leagues({ data, category, context, path }: LeaguesProps) {
  const { epochDay, todayEpochDay } = data;
  const leagues = useLeagues();
  const bookmakerId = shownBookmaker(data)?.id ?? null;
  return (
    <div className={listClass(context.sportId, bookmakerId !== null)}>
      {leagues.map((league) => (
        <LeagueBlock
          key={league.league.stageId}
          league={league}
          category={category}
          context={context}
          bookmakerId={bookmakerId}
        />
      ))}
      <EmptyList
        sportId={context.sportId}
        category={category}
        eventIds={leagues.flatMap((league) => league.eventIds)}
        hrefs={{
          all: dayHref(path, epochDay, todayEpochDay, "all"),
          today: dayHref(path, todayEpochDay, todayEpochDay, "all"),
        }}
        isToday={epochDay === todayEpochDay}
        t={context.t}
      />
    </div>
  );
}
