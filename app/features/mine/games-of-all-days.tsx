import { Suspense } from "react";
import { today } from "../../../shared/addresses/list-query.ts";
import { sportIds } from "../../../shared/sports/sport-ids.ts";
import { mineTexts } from "../../i18n/mine-texts.ts";
import { sportLabel } from "../../i18n/sport-texts.ts";
import { Notice } from "../../ui/notice.tsx";
import { dayLabel, shortDate, toDayChoice } from "../day/day-words.ts";
import { LeagueBlock } from "../list/league-block.tsx";
import { EventsOf } from "../match-row/event-context.tsx";
import { listClass } from "../match-row/list-class.ts";
import { usePage } from "../page/page-context.tsx";
import { toDayOrder, type FollowedLeague } from "./followed-leagues.ts";
import { chooseByTime, useIsByTime } from "./order-setting.ts";
import { useFollowedLists } from "./use-followed-lists.ts";

/** The followed games of every sport and day, by day; within one by sport, or by time (C3.20). */
export function GamesOfAllDays() {
  const { lang, href, t: site } = usePage();
  const t = mineTexts(lang);
  const { state, todayEpochDay, leagues } = useFollowedLists();
  const isByTime = useIsByTime();
  const days = toDayOrder(
    leagues.map(({ epochDay }) => epochDay),
    todayEpochDay,
  );
  const listHref = href({ kind: "list", sportId: sportIds.soccer, day: today, category: "all" });
  return (
    <section className="card my-games" id="my-games" aria-labelledby="my-games-name" aria-busy={state === "loading"}>
      <div className="block-head">
        <h2 id="my-games-name">{t.games}</h2>
        {leagues.length > 1 ? (
          <label className="by-time" title={t.byTimeHint}>
            <input type="checkbox" checked={isByTime} onChange={({ target }) => chooseByTime(target.checked)} />
            {t.byTime}
          </label>
        ) : null}
      </div>
      {state === "failed" ? <p className="mine-line">{t.failed}</p> : null}
      {state === "there" && leagues.length === 0 ? (
        <Notice
          icon="star"
          level={3}
          title={t.gamesEmpty}
          hint={t.gamesEmptyHint}
          action={{ href: listHref, text: t.seeToday }}
        />
      ) : null}
      {leagues.some(({ league }) => league.league.simulated === 1) ? (
        <p className="simulated">{site.simulated}</p>
      ) : null}
      {days.map((epochDay) => {
        const ofDay = leagues.filter((league) => league.epochDay === epochDay);
        return <Day key={epochDay} {...{ epochDay, todayEpochDay, isByTime }} leagues={ofDay} />;
      })}
    </section>
  );
}

type DayProps = {
  readonly epochDay: number;
  readonly todayEpochDay: number;
  readonly isByTime: boolean;
  readonly leagues: readonly FollowedLeague[];
};

function Day({ epochDay, todayEpochDay, isByTime, leagues }: DayProps) {
  const { t, lang, href } = usePage();
  const day = toDayChoice(epochDay, todayEpochDay);
  const shown = isByTime ? leagues.toSorted((one, other) => one.startSeconds - other.startSeconds) : leagues;
  return (
    <>
      <h3 className="mine-day">
        {dayLabel(epochDay, todayEpochDay, t)} {shortDate(epochDay, t)}
      </h3>
      {shown.map(({ sportId, league }, index) => (
        <EventsOf key={`${sportId} ${league.league.stageId}`} sportId={sportId}>
          {shown[index - 1]?.sportId === sportId ? null : (
            <p className="mine-sport">
              <a href={href({ kind: "list", sportId, day, category: "all" })}>{sportLabel(sportId, lang)}</a>
            </p>
          )}
          <div className={listClass(sportId, null)}>
            <Suspense>
              <LeagueBlock league={league} category="myGames" bookmakerId={null} />
            </Suspense>
          </div>
        </EventsOf>
      ))}
    </>
  );
}
