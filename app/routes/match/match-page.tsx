import { useMemo } from "react";
import { hasData } from "../../../shared/feed/codec.ts";
import { sportById } from "../../../shared/sports/catalogue.ts";
import { dayHref } from "../../features/day/day-words.ts";
import { ConnectionLine } from "../../features/connection/connection-line.tsx";
import { useMyGamesSync } from "../../features/favourites/my-games-hooks.ts";
import { PageShell } from "../../features/layout/page-shell.tsx";
import { sportHref } from "../../features/layout/sport-href.ts";
import { LegalNotice } from "../../features/legal/legal-notice.tsx";
import type { RowContext } from "../../features/match-row/event-words.ts";
import { StarButton } from "../../features/match-row/star-button.tsx";
import { OddsTable } from "../../features/odds/odds-table.tsx";
import { messagesOf } from "../../i18n/catalogue.ts";
import { toLanguage } from "../../i18n/language.ts";
import { LiveProvider, useEvent, useLeagues } from "../../live/hooks.tsx";
import { Announcer } from "../../ui/announcer.tsx";
import { Notice } from "../../ui/notice.tsx";
import { MatchCrumbs } from "./match-crumbs.tsx";
import { MatchFacts } from "./match-facts.tsx";
import type { MatchData } from "./queries.server.ts";
import { Scoreboard } from "./scoreboard.tsx";

export function MatchPage({ match }: { readonly match: MatchData }) {
  const { lang, live, timeZone, isReachable, betting } = match;
  const t = messagesOf(lang);
  useMyGamesSync(timeZone);
  return (
    <LiveProvider key={`${live.feedName} ${isReachable}`} data={live}>
      <PageShell lang={lang} sportId={live.sportId}>
        <div className="card">
          {isReachable ? (
            <Match match={match} />
          ) : (
            <Notice icon="offline" title={t.feedUnreachable} hint={t.feedUnreachableHint} level={1} />
          )}
          <LegalNotice betting={betting} hasPrices={hasData(live.odds ?? "")} t={t} />
          <ConnectionLine t={t} timeZone={timeZone} />
        </div>
      </PageShell>
      <Announcer />
    </LiveProvider>
  );
}

function Match({ match }: { readonly match: MatchData }) {
  const { eventId, live, lang, timeZone, epochDay, todayEpochDay, betting } = match;
  const context = useMemo(
    (): RowContext => ({ sportId: live.sportId, lang: toLanguage(lang), timeZone, t: messagesOf(lang) }),
    [live.sportId, lang, timeZone],
  );
  const event = useEvent(eventId);
  const league = useLeagues()[0]?.league;
  if (event === null || league === undefined) return null;
  const { t } = context;
  const sport = sportById(live.sportId);
  const path = sport === null ? "/" : sportHref(sport, context.lang);
  const listHref = dayHref(path, epochDay, todayEpochDay, "all");
  return (
    <>
      <MatchCrumbs league={league} listHref={listHref} t={t}>
        <StarButton event={event} league={league} context={context} />
      </MatchCrumbs>
      <Scoreboard eventId={eventId} event={event} context={context} />
      <MatchFacts event={event} epochDay={epochDay} context={context} />
      <OddsTable eventId={eventId} bookmakers={betting?.odds?.bookmakers ?? []} t={t} />
    </>
  );
}
